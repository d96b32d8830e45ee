import { Download, Trash2 } from 'lucide-react'
import { formatBytes } from '../../lib/bytes'
import { saveFile } from '../../lib/saveFile'
import { getAttachment } from '../../storage/attachments'
import type { AttachmentInfo } from '../../storage/rows'
import { Button } from '../../ui/Button'
import { uploadsCopy as copy } from './copy'

/** Files on this device, each to download, and to remove where that is allowed. */
export function FileList({
  files,
  noteOf,
  onRemove,
}: {
  files: readonly AttachmentInfo[]
  noteOf?: (file: AttachmentInfo) => string
  onRemove?: (file: AttachmentInfo) => void
}) {
  return (
    <ul className="divide-y divide-line">
      {files.map((file) => (
        <li key={file.id} className="flex items-center gap-2 py-1">
          <span className="min-w-0 flex-1">
            {file.name}
            <span className="block text-sm text-muted">
              {noteOf === undefined ? '' : `${noteOf(file)}, `}
              {formatBytes(file.size)}
            </span>
          </span>
          <Button
            variant="quiet"
            size="small"
            aria-label={`${copy.download} ${file.name}`}
            onClick={() => void saveAttachment(file.id)}
          >
            <Download aria-hidden className="size-5" />
          </Button>
          {onRemove !== undefined && (
            <Button
              variant="quiet"
              size="small"
              aria-label={`${copy.remove} ${file.name}`}
              onClick={() => onRemove(file)}
            >
              <Trash2 aria-hidden className="size-5" />
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}

async function saveAttachment(id: string) {
  const file = await getAttachment(id)
  if (file !== undefined) saveFile(file.name, file.bytes, file.type)
}
