import { markedContent, markedName } from './demoMark'

/** Hands a file that was made on this device to the person, as a download. */
export function saveFile(name: string, content: BlobPart, type: string): void {
  const url = URL.createObjectURL(new Blob([markedContent(content, type)], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = markedName(name)
  link.click()
  // The browser reads the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
