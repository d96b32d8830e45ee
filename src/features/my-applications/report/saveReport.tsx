import type { MyApplication } from '../../../domain/application/myApplication'
import type { User } from '../../../domain/user/user'
import { saveFile } from '../../../lib/saveFile'
import { listUploads, uploadOwner } from '../../../storage/uploads'
import { showToast } from '../../../ui/notices'
import { reportCopy as copy } from '../copy'
import { standaloneHtml } from '../pack/standaloneHtml'
import { ReportDocument } from './ReportDocument'

/** Saves what the portal knows of an application as one HTML file, with where it knows it from. */
export async function saveReport(application: MyApplication, user: User): Promise<void> {
  // Where the device cannot be read there are no uploads to tell of.
  const uploads = await listUploads(uploadOwner(user.id, application)).catch(() => [])
  const { applicationNumber, title } = application
  const html = standaloneHtml(
    `${applicationNumber} ${title}`,
    <ReportDocument
      application={application}
      applicant={user.name}
      uploads={uploads}
      madeAt={Date.now()}
    />,
  )
  saveFile(`${applicationNumber.replaceAll('/', '-')} report.html`, html, 'text/html')
  showToast(copy.saved)
}
