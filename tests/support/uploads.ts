import type { NewAttachment } from '../../src/storage/rows'

/** A document as it is kept once it was chosen and read. */
export function readPdf(name: string): NewAttachment {
  const bytes = new TextEncoder().encode('%PDF-1.7').buffer
  return { name, type: 'application/pdf', bytes }
}
