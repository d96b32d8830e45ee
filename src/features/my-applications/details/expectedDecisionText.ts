import { decisionDue } from '../../../domain/application/handIn'
import type { MyApplication } from '../../../domain/application/myApplication'
import { formatDate } from '../../../lib/dates'
import { detailsCopy as copy } from './copy'

/** When a decision can be expected; an application that never left this device waits for its applicant. */
export function expectedDecisionText({
  status,
  handIn,
  expectedDecision,
}: Pick<MyApplication, 'status' | 'handIn' | 'expectedDecision'>): string {
  if (status === 'not-handed-in') return copy.notHandedIn
  if (status === 'handed-in' && handIn?.handedIn !== undefined) {
    const { from, until } = decisionDue(handIn.handedIn.on)
    return copy.decisionBetween(formatDate(from), formatDate(until))
  }
  if (expectedDecision !== undefined) return formatDate(expectedDecision)
  return status === 'documents-required' ? copy.decisionAfterDocuments : copy.noDecisionDue
}
