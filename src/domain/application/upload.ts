import type { FileType } from '../grant-form/grantForm'

/** What can be added to an application after its submission. */
export const uploadTypes: readonly FileType[] = ['pdf', 'jpg', 'png']

/** A file of an application; those added after submission have a purpose. */
export type Upload = {
  /** Epoch milliseconds. */
  addedAt: number
  purpose?: 'document' | 'report'
}

/** An application with the moment at which documents last came that the office had asked for at `askedAt`. */
export function withDocuments<Asked extends object>(
  application: Asked,
  askedAt: number,
  uploads: readonly Upload[],
): Asked & { documentsAddedAt?: number } {
  const times = uploads
    .filter(({ purpose, addedAt }) => purpose === 'document' && addedAt > askedAt)
    .map(({ addedAt }) => addedAt)
  return times.length === 0 ? application : { ...application, documentsAddedAt: Math.max(...times) }
}
