import type { FileType } from '../../domain/grant-form/grantForm'
import { checkFile, withEnding } from './checkFile'
import { filesCopy as copy } from './copy'

/** A chosen file, whole, and of the type that its bytes have. */
type ReadFile = { name: string; type: string; bytes: ArrayBuffer }

/** Reads a chosen file, or says why it is refused: it cannot be read, or is not what its name says. */
export async function readFile(
  file: File,
  accept: readonly FileType[],
): Promise<ReadFile | { refusal: string }> {
  // Not every program that has to open it later knows the other ending.
  let name = file.name.replace(/\.jfif$/i, '.jpg')
  const unreadable = { refusal: copy.unreadable(name) }
  if (!/\.[a-z]\w*$/i.test(name)) {
    const head = await bytesOf(file.slice(0, 1024))
    if (head === undefined) return unreadable
    name = withEnding(name, new Uint8Array(head), accept)
  }
  // A film that was chosen by mistake may not fit into memory.
  const named = checkFile(name, undefined, accept)
  if ('refusal' in named) return named
  const bytes = await bytesOf(file)
  if (bytes === undefined) return unreadable
  const checked = checkFile(name, new Uint8Array(bytes), accept)
  if ('refusal' in checked) return checked
  // Without a network the sentence may be missing.
  if (checked.type.endsWith('pdf'))
    import('./protectedFile').then(
      (late) => late.tellProtected(bytes),
      () => undefined,
    )
  return { name, type: checked.type, bytes }
}

/** Undefined when they cannot be read, as of a file in the cloud without a network. */
const bytesOf = (file: Blob) => file.arrayBuffer().catch(() => undefined)

/** The same for several files: all of them, or why one is refused. */
export async function readFiles(
  files: readonly File[],
  accept: readonly FileType[],
): Promise<ReadFile[] | { refusal: string }> {
  const read: ReadFile[] = []
  for (const file of files) {
    const one = await readFile(file, accept)
    if ('refusal' in one) return files.length === 1 ? one : { refusal: copy.others(one.refusal) }
    read.push(one)
  }
  return read
}
