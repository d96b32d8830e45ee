import type { StorageFailure } from '../../../storage/failure'

/** Why a stored draft could not be read; there is no form yet, so nothing typed is affected. */
const unreadableReason: Partial<Record<StorageFailure, string>> &
  Record<'lost' | 'tampered', string> = {
  lost: 'This browser has lost what it kept of it.',
  blocked: 'The browser did not open its storage.',
  closed: 'The storage of this browser was closed or cleared.',
  tampered: 'It was changed from outside the portal after it was sealed on this shared computer.',
  full: 'This device is full, so the draft could not be put in order. Free some space.',
}

export const unreadableCopy = {
  newer:
    'This draft was written by a newer version of the portal, which this browser has had before. This version cannot open it without losing something, so it stays as it is and nothing was changed. It opens again as soon as the newer version is back: load this page again later.',
  reason: (why: StorageFailure) =>
    `Your draft could not be read just now. ${unreadableReason[why] ?? 'The storage of this browser did not answer as it should.'} The portal has changed and erased nothing. Try again; if it stays like this, close the other tabs of the portal and load this page again.`,
  forGood: (why: 'lost' | 'tampered') =>
    `Your draft cannot be read. ${unreadableReason[why]} The portal has changed and erased nothing. You can begin again.`,
  retry: 'Try again',
  beginAgain: 'Begin again',
  beginQuestion: 'Begin this form again?',
  beginDetail:
    'What could not be read is removed for good. The form then opens with the last earlier state that this browser still has and its files, or blank.',
  begunFrom: (moment: string) => `The form is as it was on ${moment}`,
  begunBlank: 'The form is blank: this browser has no earlier state of it',
  notBegun: {
    text: 'The form could not be begun again',
    detail: 'This device could not remove the draft. It is as it was; try again later.',
  },
}
