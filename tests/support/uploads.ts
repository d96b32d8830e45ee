/** A document as it is kept once it was chosen and read. */
export function readPdf(name: string): { name: string; type: string; bytes: ArrayBuffer } {
  const bytes = new TextEncoder().encode('%PDF-1.7').buffer
  return { name, type: 'application/pdf', bytes }
}
