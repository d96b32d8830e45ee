import type { DecisionKind } from '../../../../domain/application/decision'
import { withoutTurns } from '../../../../lib/withoutTurns'

export const deskCopy = {
  queue: 'Queue',
  from: (applicant: string, institution: string) =>
    institution === '' ? applicant : `${applicant}, ${institution}`,
  /** The progress of a review: `day 19 of 42`. */
  age: (day: number, of: number) =>
    day > of ? `day ${day}, ${day - of} over` : `day ${day} of ${of}`,
  back: 'Back to the queue',
  decide: 'Decide',
  remark: 'Remark for the applicant',
  reason: 'Reason for the applicant',
  ask: {
    rejected: 'Say why it is rejected.',
    'documents-required': 'Say which documents are missing.',
  } satisfies Partial<Record<DecisionKind, string>>,
  /** After the question, by whether the applicant reads it. */
  read: (question: string) =>
    `${question} The applicant reads it in My Applications on this device; without a reason, that none was given.`,
  unread: (question: string) =>
    `${question} It is kept in the history on this device; the portal does not show it to the applicant.`,
  keep: 'Not now',
  more: (title: string) => `More for ${title}`,
  delete: 'Delete',
  keys: 'Keys',
  keysOf: 'Keys of the desk',
  keysOn: 'Single keys work on this page',
  keysHint: 'Switch them off if you press one by mistake, or dictate.',
  close: 'Close',
  nothingLeft: 'Nothing in this list is waiting for the office.',
  notHere: 'This application is not here',
  /** What another tab or another person did to the application in the pane. */
  lost: {
    decided: (by: string, status: string) =>
      `Decided on elsewhere meanwhile, by ${withoutTurns(by)}: ${status}. To go on, choose another application; among all of them this one is there too.`,
    deleted:
      'It was deleted on this device, so nothing can be decided on it. Restore it at the end of this page, or choose another application.',
    gone: 'It is not in the list on this device. Choose another application.',
  },
  remarkLeft: 'It went with no decision. Copy it if you still need it.',
  unsaved: 'The remark could not be kept on this device.',
}

/** What each key does, in the order of the list that `?` shows. */
export const keyNames = [
  ['j', 'Next application'],
  ['k', 'Previous application'],
  ['a', 'Approve'],
  ['r', 'Reject'],
  ['d', 'Request Documents'],
  ['u', 'Undo what was done last, while the note with Undo is there'],
  ['Ctrl + Enter', 'Reject or request documents, while the reason is being typed'],
  ['?', 'This list'],
] as const
