import { grouped } from '../../lib/grouped'
import { withoutTurns } from '../../lib/withoutTurns'

/** On paper alone: the sheet may lie on a desk for weeks. */
export const printedCopy = (by: string, at: string) => `Printed by ${withoutTurns(by)} on ${at}`

export const showMoreCopy = {
  more: 'Show more',
  /** Only in print, where the button is not. */
  onPaper: (shown: number, total: number) =>
    `Only the first ${grouped(shown)} of ${grouped(total)} are printed.`,
}

export const nothingFoundCopy = {
  hint: 'Try another word or another filter.',
  showAll: 'Show all',
}

/** Why something of the office was not kept, and what to do. */
export const notKeptCopy = {
  full: 'This device is full. Free some space, then try again.',
  blocked:
    'This browser does not let the portal keep anything (a private window or a full device may do that). Copy anything you have typed, and go on in another window or browser.',
  closed:
    'The storage of this browser was closed or cleared. Copy anything you have typed, then load this page again.',
  cutOff:
    'The browser has lost its connection to what is kept on this device. Copy anything you have typed, then load this page again.',
  locked: 'This is a shared computer, and it is locked. Sign in again to go on.',
  unknown: 'Try again. If it fails again, copy anything you have typed, then load this page again.',
}
