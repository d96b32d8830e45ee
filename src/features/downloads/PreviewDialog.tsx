import { Button } from '../../ui/page/Button'
import { Dialog } from '../../ui/overlays/Dialog'
import { policyCopy as copy } from './copy'
import { PolicyHighlights } from './PolicyHighlights'

export function PreviewDialog({
  onClose,
  onDownload,
}: {
  onClose: () => void
  onDownload: () => void
}) {
  return (
    <Dialog
      title={copy.previewTitle}
      open
      onClose={onClose}
      actions={<Button onClick={onDownload}>{copy.download}</Button>}
    >
      <p className="mb-6 text-muted">{copy.summaryNote}</p>
      <PolicyHighlights />
    </Dialog>
  )
}
