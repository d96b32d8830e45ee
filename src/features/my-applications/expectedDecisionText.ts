import type { MyApplication } from '../../domain/application/myApplication'
import { formatDate } from '../../lib/dates'
import { detailsCopy as copy } from './copy'

/** When a decision can be expected; what never left this device waits for its applicant. */
export function expectedDecisionText({ source, status, expectedDecision }: MyApplication): string {
  if (expectedDecision !== undefined) return formatDate(expectedDecision)
  return source === 'device' && status === 'Under Review' ? copy.notHandedIn : copy.noDecisionDue
}
