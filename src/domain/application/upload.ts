import type { FileType } from '../grant-form/grantForm'

/** What can be added to an application after its submission. */
export const uploadTypes: readonly FileType[] = ['pdf', 'jpg', 'png']

/** A file of an application; those added after submission have a purpose. */
export type Upload = {
  /** Epoch milliseconds. */
  addedAt: number
  purpose?: 'document' | 'report'
  /** The last decision by then, where that is known. */
  answers?: number
}

/**
 * An application with the moment at which documents last came that the office had asked for: by the
 * decision itself, as a clock may have been wrong; a sample does not say when it was.
 */
export function withDocuments<Asked extends object>(
  application: Asked,
  asked: { id?: number | undefined; at: number } | undefined,
  uploads: readonly Upload[],
): Asked & { documentsAddedAt?: number } {
  const isAnswer = ({ answers, addedAt }: Upload) =>
    asked === undefined || (answers === undefined ? addedAt > asked.at : answers === asked.id)
  const times = uploads
    .filter((upload) => upload.purpose === 'document' && isAnswer(upload))
    .map(({ addedAt }) => addedAt)
  return times.length === 0 ? application : { ...application, documentsAddedAt: Math.max(...times) }
}
