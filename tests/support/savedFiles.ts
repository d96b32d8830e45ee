import { vi } from 'vitest'

export type SavedFile = { name: string; type: string; bytes: Uint8Array<ArrayBuffer> }

/** Catches the portal's downloads from now on: jsdom has neither object URLs nor downloads. */
export function catchSavedFiles() {
  const blobs = new Map<string, Blob>()
  const saved: { name: string; blob: Blob }[] = []
  URL.createObjectURL = (blob: Blob) => {
    const url = `blob:test/${blobs.size}`
    blobs.set(url, blob)
    return url
  }
  URL.revokeObjectURL = () => undefined
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    const blob = blobs.get(this.href)
    if (blob !== undefined) saved.push({ name: this.download, blob })
  })
  return {
    names: () => saved.map((file) => file.name),
    /** The last saved file; its bytes belong to this realm, as comparisons expect. */
    last: async (): Promise<SavedFile> => {
      const file = saved.at(-1)
      if (file === undefined) throw new Error('Nothing was saved')
      const bytes = new Uint8Array(await bytesOf(file.blob))
      return { name: file.name, type: file.blob.type, bytes }
    },
  }
}

function bytesOf(blob: Blob): Promise<ArrayBuffer> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(reader.result as ArrayBuffer))
    reader.addEventListener('error', () => reject(new Error('The blob cannot be read')))
    reader.readAsArrayBuffer(blob)
  })
}
