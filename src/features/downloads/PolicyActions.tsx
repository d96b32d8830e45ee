import { Download, Eye, Share2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { saveFile } from '../../lib/saveFile'
import { shareLink } from '../../lib/shareLink'
import { Button } from '../../ui/Button'
import { showAlert, showToast } from '../../ui/notices'
import { policyCopy as copy } from './copy'
import { summaryHtml } from './summaryHtml'

// The dialog is only loaded by those who open it.
const PreviewDialog = lazy(async () => ({
  default: (await import('./PreviewDialog')).PreviewDialog,
}))

function download() {
  saveFile(copy.summaryFile, summaryHtml(), 'text/html')
  showToast(copy.saved)
}

async function share() {
  const url = location.origin + location.pathname
  const outcome = await shareLink(copy.title, url)
  if (outcome === 'copied') showToast(copy.copied)
  if (outcome === 'unavailable') {
    await showAlert(copy.shareUnavailable, copy.shareUnavailableDetail + url)
  }
}

/** Download, Preview and Share, each with what can honestly be done on this device. */
export function PolicyActions() {
  const [previewing, setPreviewing] = useState(false)
  return (
    <div className="mt-6 flex flex-wrap gap-2">
      <Button onClick={download}>
        <Download aria-hidden className="size-5" />
        {copy.download}
      </Button>
      <Button variant="secondary" onClick={() => setPreviewing(true)}>
        <Eye aria-hidden className="size-5" />
        {copy.preview}
      </Button>
      <Button variant="secondary" onClick={() => void share()}>
        <Share2 aria-hidden className="size-5" />
        {copy.share}
      </Button>
      {previewing && (
        <Suspense>
          <PreviewDialog onClose={() => setPreviewing(false)} onDownload={download} />
        </Suspense>
      )}
    </div>
  )
}
