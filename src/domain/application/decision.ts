import type { AdminStatus } from './status'

/** What an administrator can make of an application: three statuses (spec §4), or out of the list. */
export const decisionKinds = ['Approved', 'Rejected', 'Documents Required', 'Deleted'] as const
export type DecisionKind = (typeof decisionKinds)[number]

/** The actions as menus name them (spec §2). */
export const decisionLabel: Record<DecisionKind, string> = {
  Approved: 'Approve',
  Rejected: 'Reject',
  'Documents Required': 'Request Documents',
  Deleted: 'Delete',
}

const done: Record<DecisionKind, string> = {
  Approved: 'approved',
  Rejected: 'rejected',
  'Documents Required': 'asked for documents',
  Deleted: 'deleted',
}

/** `“Solar dryer”: approved`, or `3 applications: approved`. */
export function decisionDone(titles: readonly string[], to: DecisionKind): string {
  const what = titles.length === 1 ? `“${titles[0]}”` : `${titles.length} applications`
  return `${what}: ${done[to]}`
}

/** How a line of the history tells a change. */
export function changeText(from: AdminStatus, to: AdminStatus | 'Deleted'): string {
  return `${from} → ${to}`
}
