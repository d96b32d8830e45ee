import { Download, Eye, Share2 } from 'lucide'
import { useState } from 'react'
import { saveFile } from '../../lib/files/saveFile'
import { shareLink } from '../../lib/export/shareLink'
import { Button } from '../../ui/page/Button'
import { lazyPart } from '../../ui/page/lazyPart'
import { showAlert, showToast } from '../../ui/overlays/notices'
import { policyCopy as copy } from './copy'
import { summaryHtml } from './summaryHtml'
import { Icon } from '../../ui/page/Icon'

// Loaded when it is first opened.
const PreviewDialog = lazyPart(
  async () => (await import('./PreviewDialog')).PreviewDialog,
  ({ onClose }) => onClose(),
)

function download() {
  saveFile(copy.summaryFile, summaryHtml(), 'text/html')
  showToast(copy.saved)
}

async function share() {
  const url = location.origin + location.pathname
  const outcome = await shareLink(copy.title, url)
  if (outcome === 'copied') showToast(copy.copied)
  if (outcome === 'unavailable') {
    await showAlert(copy.shareUnavailable, copy.shareUnavailableDetail(url))
  }
}

/** Download, Preview and Share, as far as each is possible on this device. */
export function PolicyActions() {
  const [previewing, setPreviewing] = useState(false)
  return (
    <div className="mt-6 flex flex-wrap gap-2">
      <Button once onClick={download}>
        <Icon shape={Download} className="size-5" />
        {copy.download}
      </Button>
      <Button variant="secondary" onClick={() => setPreviewing(true)}>
        <Icon shape={Eye} className="size-5" />
        {copy.preview}
      </Button>
      <Button variant="secondary" onClick={() => void share()}>
        <Icon shape={Share2} className="size-5" />
        {copy.share}
      </Button>
      {previewing && <PreviewDialog onClose={() => setPreviewing(false)} onDownload={download} />}
    </div>
  )
}
