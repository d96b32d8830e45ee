import type { FileType } from '../../../domain/grant-form/grantForm'
import { fileCopy as copy } from '../copy'

type Kind = {
  endings: readonly string[]
  label: string
  mime: string
  fits: (bytes: Uint8Array) => boolean
}

const kinds: Record<FileType, Kind> = {
  pdf: { endings: ['pdf'], label: 'PDF', mime: 'application/pdf', fits: hasPdfMark },
  jpg: {
    endings: ['jpg', 'jpeg'],
    label: 'JPG',
    mime: 'image/jpeg',
    fits: (bytes) => startsWith(bytes, [0xff, 0xd8, 0xff]),
  },
  png: {
    endings: ['png'],
    label: 'PNG',
    mime: 'image/png',
    fits: (bytes) => startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  },
}

/** For a file input's `accept`: `.pdf,.jpg,.jpeg`. */
export function acceptAttribute(types: readonly FileType[]): string {
  return types.flatMap((type) => kinds[type].endings.map((ending) => `.${ending}`)).join(',')
}

/**
 * Looks at the ending and at the bytes. Refuses what is empty or not what its name says, with the
 * sentence for it; otherwise tells the type that the bytes have.
 */
export function checkFile(
  name: string,
  bytes: Uint8Array,
  accept: readonly FileType[],
): { type: string } | { refusal: string } {
  if (bytes.length === 0) return { refusal: copy.empty(name) }
  const dot = name.lastIndexOf('.')
  const ending = dot < 0 ? '' : name.slice(dot + 1).toLowerCase()
  const type = accept.find((candidate) => kinds[candidate].endings.includes(ending))
  if (type === undefined) {
    const labels = accept.map((candidate) => kinds[candidate].label).join(', ')
    return { refusal: copy.wrongEnding(name, labels) }
  }
  const kind = kinds[type]
  return kind.fits(bytes) ? { type: kind.mime } : { refusal: copy.wrongContent(name, kind.label) }
}

function startsWith(bytes: Uint8Array, mark: readonly number[]): boolean {
  return mark.every((byte, index) => bytes[index] === byte)
}

/** Readers accept a PDF whose mark stands within the first kilobyte. */
function hasPdfMark(bytes: Uint8Array): boolean {
  return new TextDecoder('latin1').decode(bytes.subarray(0, 1024)).includes('%PDF-')
}
