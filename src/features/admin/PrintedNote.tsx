import { useUser } from '../../auth/useUser'
import { calledName } from '../../domain/user/calledName'
import { formatDateTime } from '../../lib/dates'
import { useNow } from '../../ui/screen/useNow'
import { usePrinting } from '../../ui/screen/usePrinting'
import { printedCopy } from './copy'

/** Who has printed a page of the office, and when; on paper alone. */
export function PrintedNote() {
  const name = calledName(useUser())
  const now = useNow()
  return usePrinting() ? (
    <p className="mb-4 text-sm text-muted">{printedCopy(name, formatDateTime(now))}</p>
  ) : null
}
