import { officeStatus } from '../../../storage/office/officeApplications'
import { Badge } from '../../../ui/page/Badge'

/** An application's status as the office sees it. */
export function StatusBadge({ application }: { application: Parameters<typeof officeStatus>[0] }) {
  const { tone, text } = officeStatus(application)
  return <Badge tone={tone}>{text}</Badge>
}
