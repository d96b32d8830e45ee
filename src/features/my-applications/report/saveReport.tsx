import { applicantOf } from '../../../domain/application/applicantOf'
import type { MyApplication } from '../../../domain/application/myApplication'
import { calledName } from '../../../domain/user/calledName'
import type { User } from '../../../domain/user/user'
import { saveFile } from '../../../lib/files/saveFile'
import { listUploads, uploadOwner } from '../../../storage/applications/uploads'
import { getSubmission } from '../../../storage/submissions/submissions'
import { showToast } from '../../../ui/overlays/notices'
import { reportCopy as copy } from './copy'
import { paperCopy } from '../pack/copy'
import { standaloneHtml } from '../pack/standaloneHtml'
import { ReportDocument } from './ReportDocument'

/** Saves what the portal knows about an application as one HTML file, with the sources. */
export async function saveReport(application: MyApplication, user: User): Promise<void> {
  // If the device cannot be read, there are no uploads to list.
  const uploads = await listUploads(uploadOwner(user.id, application)).catch(() => [])
  const submission =
    application.source === 'device' ? await getSubmission(application.id) : undefined
  const { applicationNumber, title } = application
  const html = standaloneHtml(
    `${applicationNumber} ${title}`,
    paperCopy.foot(applicationNumber),
    <ReportDocument
      application={application}
      applicant={submission === undefined ? calledName(user) : applicantOf(submission)}
      uploads={uploads}
      madeAt={Date.now()}
    />,
  )
  saveFile(`${applicationNumber.replaceAll('/', '-')} report.html`, html, 'text/html')
  showToast(copy.saved)
}
