import type { FileType } from '../../domain/grant-form/grantForm'
import { alternatives } from '../../lib/grammar'
import { filesCopy as copy } from './copy'

type Kind = {
  endings: readonly string[]
  mime: string
  fits: (bytes: Uint8Array) => boolean
}

const kinds: Record<FileType, Kind> = {
  pdf: { endings: ['pdf'], mime: 'application/pdf', fits: hasPdfSignature },
  jpg: {
    // Browsers on Windows save pictures, those of chats among them, with the last one.
    endings: ['jpg', 'jpeg', 'jfif'],
    mime: 'image/jpeg',
    fits: (bytes) => startsWith(bytes, [0xff, 0xd8, 0xff]),
  },
  png: {
    endings: ['png'],
    mime: 'image/png',
    fits: (bytes) => startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  },
}

/** The value of a file input's `accept`: `.pdf,.jpg,.jpeg,.jfif`. */
export function acceptAttribute(types: readonly FileType[]): string {
  return types.flatMap((type) => kinds[type].endings.map((ending) => `.${ending}`)).join(',')
}

/**
 * Checks the file's ending and its bytes, once they are read. Refuses an empty file, or one that is
 * not what its name says, with the message to show; otherwise returns the type that the bytes have.
 */
export function checkFile(
  name: string,
  bytes: Uint8Array | undefined,
  accept: readonly FileType[],
): { type: string } | { refusal: string } {
  if (bytes?.length === 0) return { refusal: copy.empty(name) }
  const dot = name.lastIndexOf('.')
  const ending = dot < 0 ? '' : name.slice(dot + 1).toLowerCase()
  const type = accept.find((candidate) => kinds[candidate].endings.includes(ending))
  if (type === undefined) {
    const types = accept.map((candidate) => copy.types[candidate])
    return { refusal: copy.wrongEnding(name, alternatives(types)) }
  }
  const kind = kinds[type]
  return bytes === undefined || kind.fits(bytes)
    ? { type: kind.mime }
    : { refusal: copy.wrongContent(name, copy.types[type]) }
}

/**
 * A file's name with the ending of the type that its first kilobyte has, where it has none: Drive, for
 * one, hands over a scan by the title that somebody gave it there.
 */
export function withEnding(name: string, head: Uint8Array, accept: readonly FileType[]): string {
  const type = accept.find((candidate) => kinds[candidate].fits(head))
  return type === undefined ? name : `${name}.${kinds[type].endings[0]}`
}

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte)
}

/** PDF readers accept the signature anywhere in the first kilobyte. */
function hasPdfSignature(bytes: Uint8Array): boolean {
  return new TextDecoder('latin1').decode(bytes.subarray(0, 1024)).includes('%PDF-')
}
