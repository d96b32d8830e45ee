import { compareCodes } from '../../lib/order'
import type { AdminStatus } from './status'

/** Whether the office has to act next. */
export function waitsForOffice(status: AdminStatus): boolean {
  return status === 'pending-review' || status === 'under-review'
}

/** Whether nobody has approved or rejected it yet. */
export function isOpen(status: AdminStatus): boolean {
  return waitsForOffice(status) || status === 'documents-required'
}

/**
 * The office's working order: what waits for the office, oldest first; then what waits for documents,
 * oldest first; then what is decided, newest first.
 */
export function byWaiting(
  a: { status: AdminStatus; submittedDate: string },
  b: { status: AdminStatus; submittedDate: string },
): number {
  const [rankOfA, rankOfB] = [rank(a.status), rank(b.status)]
  if (rankOfA !== rankOfB) return rankOfA - rankOfB
  const older = compareCodes(a.submittedDate, b.submittedDate)
  return rankOfA === 2 ? -older : older
}

function rank(status: AdminStatus): 0 | 1 | 2 {
  if (waitsForOffice(status)) return 0
  return status === 'documents-required' ? 1 : 2
}
