import type { DecisionKind } from '../../../domain/application/decision'
import type { Readers } from './readers'

/** The most characters in a remark. */
export const remarkLength = 500

export const decisionCopy = {
  undo: 'Undo',
  notUndone: (newer: number, of: number) =>
    of === 1
      ? 'The decision was not undone'
      : `${newer} of ${of} decisions ${newer === 1 ? 'was' : 'were'} not undone`,
  decidedAgain: (newer: number) =>
    newer === 1
      ? 'A newer decision was made since, and it counts. Look at it before you decide again.'
      : 'Newer decisions were made since, and they count. Look at them before you decide again.',
  /** After a press that changes nothing: a second one, perhaps. */
  already: {
    approved: ([title = '', ...others]) =>
      others.length === 0 ? `“${title}” is approved already` : 'All of them are approved already',
    rejected: ([title = '', ...others]) =>
      others.length === 0 ? `“${title}” is rejected already` : 'All of them are rejected already',
    'documents-required': ([title = '', ...others]) =>
      others.length === 0
        ? `“${title}” has its documents requested already`
        : 'The documents of all of them are requested already',
    deleted: ([title = '', ...others]) =>
      others.length === 0 ? `“${title}” is deleted already` : 'All of them are deleted already',
  } satisfies Record<DecisionKind, (titles: readonly string[]) => string>,
  failed: ([title = '', ...others]: readonly string[]) =>
    others.length === 0
      ? `“${title}”: this could not be kept on this device`
      : `${others.length + 1} applications: this could not be kept on this device`,
  remark: 'Remark for the applicant',
  remarkHint: {
    all: 'The applicant reads it in My Applications on this device. At most 500 characters.',
    some: 'Whoever submitted on this device reads it in My Applications; the portal shows it to no other applicant. At most 500 characters.',
    none: 'It is kept in the history on this device; the portal does not show it to the applicant. At most 500 characters.',
  } satisfies Record<Readers, string>,
  reason: 'Reason for the applicant',
  reasonHint: {
    all: 'The applicant reads it in My Applications on this device; without one, that none was given. At most 500 characters.',
    some: 'Whoever submitted on this device reads it in My Applications; without one, that none was given. The portal shows it to no other applicant. At most 500 characters.',
    none: 'It is kept in the history on this device; the portal does not show it to the applicant. At most 500 characters.',
  } satisfies Record<Readers, string>,
  tooLong: (over: number) =>
    `This is ${over} ${over === 1 ? 'character' : 'characters'} too long: at most 500 are kept.`,
  cancel: 'Cancel',
  title: {
    approved: (count) => (count === 1 ? 'Approve' : `Approve: ${count} applications`),
    rejected: (count) => (count === 1 ? 'Reject' : `Reject: ${count} applications`),
    'documents-required': (count) =>
      count === 1 ? 'Request Documents' : `Request Documents: ${count} applications`,
  } satisfies Record<Exclude<DecisionKind, 'deleted'>, (count: number) => string>,
  without: {
    rejected: 'Reject without a reason',
    'documents-required': 'Request Documents without a reason',
  },
  notOpened: (count: number, all: number) =>
    count === all
      ? `You have opened none of these ${all}. Approve them all the same?`
      : `You have not opened ${count} of these ${all}. Approve them all the same?`,
  /** `out` of these applications. */
  meanwhile: (out: number, [title = '', ...others]: readonly string[]) => {
    const all = others.length + 1
    if (out < all)
      return `${out} of these ${all} ${out === 1 ? 'was' : 'were'} decided on, deleted or withdrawn elsewhere meanwhile, and ${out === 1 ? 'is' : 'are'} left out.`
    return all === 1
      ? `“${title}” was decided on, deleted or withdrawn elsewhere meanwhile. Look at it again before you decide.`
      : 'All of them were decided on, deleted or withdrawn elsewhere meanwhile. Look at them again before you decide.'
  },
  and: (count: number) => `and ${count} more`,
  unsaved: 'The remark could not be kept on this device.',
}
