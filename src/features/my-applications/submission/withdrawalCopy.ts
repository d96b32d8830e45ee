/** About withdrawing an application that somebody else has: the portal tells nobody. */
export const withdrawalCopy = {
  question: (title: string) => `Withdraw “${title}”?`,
  handedIn: (day: string, to: string) =>
    `You handed it in on ${day} to ${to}. The portal sends no message, so it goes on being reviewed there until you tell ${to} that you withdraw it.`,
  decided:
    'The office has decided on it. The portal sends no message: tell the programme cell yourself that you withdraw it.',
  withdraw: 'Withdraw',
  keep: 'Do not withdraw',
  tell: (day: string, to: string) =>
    `Nobody has been told of the withdrawal. You handed this application in on ${day} to ${to}: tell ${to} yourself.`,
  tellOffice:
    'Nobody has been told of the withdrawal. The office has decided on this application: tell the programme cell yourself.',
}
