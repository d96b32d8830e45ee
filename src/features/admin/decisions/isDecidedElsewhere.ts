import { isMadeHere } from '../../../storage/office/decisions'
import type { OfficeApplication } from '../../../storage/office/officeApplications'

/** Whether another tab has decided on it since it was opened; taking a decision back is none. */
export function isDecidedElsewhere(
  now: OfficeApplication,
  opened: OfficeApplication | undefined,
): boolean {
  const [last, before] = [now.history.at(-1), opened?.history.at(-1)]
  return last !== undefined && last.id > (before?.id ?? 0) && !isMadeHere(last.id)
}
