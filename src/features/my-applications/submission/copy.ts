export const submissionCopy = {
  files: 'Files of the application',
  receipt: 'Receipt',
  withdraw: 'Withdraw',
  withdrawn: (title: string) => `“${title}” is withdrawn`,
  takeBack: 'Undo the withdrawal',
  takenBack: (title: string) => `“${title}” is active again`,
  startNew: 'Use as a starting point for a new one',
  replaceDetail: (title: string) =>
    `You have a draft, “${title}”. If you continue, the new one takes its place. While this device has room, the old one stays in the form under ‘Earlier states’.`,
  replace: 'Replace the draft',
  keep: 'Keep the draft',
  started: 'A new draft is ready, with the answers and files of this application',
  draftIsBack: 'Your earlier draft is back',
  draftNotBack: 'Your earlier draft was not put back',
  stayed:
    'You stayed on the form, so its draft stays as it is. If this device had room, your earlier one is there under ‘Earlier states’.',
  draftChanged: 'The new draft was changed since, so it stays as it is.',
  failed: 'This could not be saved on this device',
  newerDetail: 'A newer version of the portal wrote the draft that is there. Nothing was changed.',
  failedDetail: 'Nothing was changed. Free some space or reload, then try again.',
}
