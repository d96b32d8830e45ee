import { listed } from '../../../lib/grammar'
import type { Occasion } from '../../../storage/restore-points/restorePoints'

export const restoreCopy = {
  title: 'Earlier states of this draft',
  lead: 'Up to 20 states are kept with the draft on this device. Going back keeps the state of now as well, so it can be undone.',
  reading: 'Reading the earlier states',
  unreadable: 'The earlier states could not be read just now. Close this and try again.',
  none: 'There is no earlier state yet',
  noneText:
    'One is kept when you open the draft, before something is emptied, removed or replaced, and every few minutes while you type.',
  occasions: {
    opened: 'When you opened the draft.',
    'before-loss': 'Before something was emptied, removed or replaced.',
    typing: 'While you were typing.',
    'step-left': 'When you left a step.',
    'before-return': 'Before you went back to an earlier state.',
  } satisfies Record<Occasion, string>,
  changed: (labels: readonly string[]) => {
    if (labels.length === 0) return 'The same as now.'
    return labels.length > 3
      ? `${labels.length} answers are different now.`
      : `Different now: ${listed(labels)}.`
  },
  compare: 'Compare',
  compareFrom: (moment: string) => `Compare the state of ${moment} with now`,
  hide: 'Hide',
  hideFrom: (moment: string) => `Hide the comparison with ${moment}`,
  return: 'Go back to this',
  returnFrom: (moment: string) => `Go back to the state of ${moment}`,
  returning: 'Going back…',
  before: 'Then',
  now: 'Now',
  returned: 'The draft is as it was then',
  notUndone: 'The draft stays as it is',
  changedSince: 'It was changed since. The state before you went back is under ‘Earlier states’.',
  replaces:
    'Going back would replace them, and they could not be kept. Save a copy of what you have first, or free some space.',
  notReturned: {
    text: 'The draft was not changed',
    detail: 'This device did not keep the change. Everything is as it was.',
  },
}

export const whereCopy = {
  title: 'Where is my work?',
  device: 'Is it on this device?',
  onDevice: (since: string) => `Yes, in this browser, with every change up to ${since}.`,
  blank: 'Nothing yet: you have not typed anything.',
  saving: 'It is being saved right now.',
  notSaved: 'No. All of it is only in this tab: save a copy before you close it.',
  notSavedSince: (since: string) =>
    `It was saved up to ${since}. What you changed since then is only in this tab: save a copy before you close it.`,
  sealing: 'Can others read it?',
  sealed: 'No. This is a shared computer: it is sealed, and only your password opens it.',
  readable:
    'Yes, whoever can use this browser can. If you share this computer, say so when you sign in.',
  unsealed: 'Yes: nothing can be sealed at this address. It is removed when you sign out.',
  protection: 'Is it protected from being cleared?',
  protected: 'Yes. The browser promised not to clear it to make room.',
  unknown: 'Not known. The browser has not been asked yet.',
  ask: 'Ask the browser to protect it',
  asking: 'Asking…',
  refused: 'The browser did not promise it. A private window forgets everything when it is closed.',
  room: 'Room left',
  roomLeft: (left: string) => `About ${left} for this portal.`,
  littleRoom: (left: string) => `Only about ${left}: free some space before you attach more files.`,
  notSaid: 'This browser does not say.',
  copy: 'Last saved copy',
  copied: (moment: string) => `${moment}, as a file where your browser keeps downloads.`,
  copiedBefore: (moment: string) =>
    `${moment}, with other answers than now. Save another to have these.`,
  copiedWithoutFiles: (moment: string, count: number) =>
    count === 1
      ? `${moment}, as a file where your browser keeps downloads. One attachment is not in it.`
      : `${moment}, as a file where your browser keeps downloads. ${count} attachments are not in it.`,
  noCopy: 'None that this browser has noted.',
  sent: 'Was it sent to anybody?',
  notSent: 'No. Nothing of it has left this device.',
  close: 'Close',
}
