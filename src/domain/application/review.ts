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
