import type { FileType } from '../../domain/grant-form/grantForm'
import { checkFile } from './checkFile'
import { filesCopy as copy } from './copy'

/** A chosen file, whole, and of the type that its bytes have. */
type ReadFile = { name: string; type: string; bytes: ArrayBuffer }

/** Reads a chosen file, or says why it is refused: it cannot be read, or is not what its name says. */
export async function readFile(
  file: File,
  accept: readonly FileType[],
): Promise<ReadFile | { refusal: string }> {
  // A film that was chosen by mistake may not fit into memory.
  const named = checkFile(file.name, undefined, accept)
  if ('refusal' in named) return named
  const bytes = await file.arrayBuffer().catch(() => undefined)
  if (bytes === undefined) return { refusal: copy.unreadable(file.name) }
  const checked = checkFile(file.name, new Uint8Array(bytes), accept)
  return 'refusal' in checked ? checked : { name: file.name, type: checked.type, bytes }
}

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
