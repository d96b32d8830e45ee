import { Download, Trash2 } from 'lucide'
import { formatBytes } from '../../../lib/answers/bytes'
import { saveAttachment } from '../../../storage/applications/saveAttachment'
import type { AttachmentInfo } from '../../../storage/rows'
import { act } from '../../../ui/overlays/act'
import * as failures from '../../../ui/overlays/failureCopy'
import { Button } from '../../../ui/page/Button'
import { uploadsCopy as copy } from './copy'
import { Icon } from '../../../ui/page/Icon'

/** Files on this device, each with a download button, and a remove button where that is allowed. */
export function FileList({
  files,
  kindOf,
  onRemove,
}: {
  files: readonly AttachmentInfo[]
  /** The kind of a file, in a word. */
  kindOf?: (file: AttachmentInfo) => string
  onRemove?: (file: AttachmentInfo) => void
}) {
  return (
    <ul className="divide-y divide-line">
      {files.map((file) => (
        <li key={file.id} className="flex items-center gap-2 py-1">
          <span className="min-w-0 flex-1">
            {file.name}
            <span className="block text-sm text-muted">
              {kindOf === undefined
                ? formatBytes(file.size)
                : copy.fileNote(kindOf(file), formatBytes(file.size))}
            </span>
          </span>
          <Button
            variant="quiet"
            size="small"
            aria-label={copy.download(file.name)}
            once
            onClick={() => act(() => saveAttachment(file), failures.readFile)}
          >
            <Icon shape={Download} className="size-5" />
          </Button>
          {onRemove !== undefined && (
            <Button
              variant="quiet"
              size="small"
              aria-label={copy.remove(file.name)}
              once
              onClick={() => onRemove(file)}
            >
              <Icon shape={Trash2} className="size-5" />
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
