import { compareCodes } from '../../lib/order'
import type { AdminStatus } from './status'

/** An application as far as its review depends on it. */
export type Reviewed = {
  status: AdminStatus
  /** Epoch milliseconds when documents last came, while the office asks for them. */
  documentsAddedAt?: number
}

/** Whether the office has to act next. */
export function waitsForOffice({ status, documentsAddedAt }: Reviewed): boolean {
  return status === 'pending-review' || status === 'under-review' || documentsAddedAt !== undefined
}

/** Whether nobody has approved or rejected it yet. */
export function isOpen(application: Reviewed): boolean {
  return waitsForOffice(application) || application.status === 'documents-required'
}

/**
 * The office's working order: what waits for the office, oldest first; then what waits for documents,
 * oldest first; then what is decided, newest first.
 */
export function byWaiting(
  a: Reviewed & { submittedDate: string },
  b: Reviewed & { submittedDate: string },
): number {
  const [rankOfA, rankOfB] = [rank(a), rank(b)]
  if (rankOfA !== rankOfB) return rankOfA - rankOfB
  const older = compareCodes(a.submittedDate, b.submittedDate)
  return rankOfA === 2 ? -older : older
}

function rank(application: Reviewed): 0 | 1 | 2 {
  if (waitsForOffice(application)) return 0
  return isOpen(application) ? 1 : 2
}
