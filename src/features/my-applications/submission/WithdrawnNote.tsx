import type { MyApplication } from '../../../domain/application/myApplication'
import { formatDate } from '../../../lib/dates'
import { Banner } from '../../../ui/fields/Banner'
import { whoHasIt } from './whoHasIt'
import { withdrawalCopy as copy } from './withdrawalCopy'

/** Whom to tell of a withdrawal: whoever has the application does not hear of it from the portal. */
export function WithdrawnNote({ application }: { application: MyApplication }) {
  const holder = whoHasIt(application)
  return (
    <Banner tone="warn" className="mb-6">
      {application.status === 'withdrawn' &&
        holder !== undefined &&
        (holder === 'office' ? copy.tellOffice : copy.tell(formatDate(holder.on), holder.to))}
    </Banner>
  )
}
