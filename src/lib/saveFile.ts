import { markedName, markedText } from './demoMark'

/** Hands a file that was made on this device to the person, as a download. Bytes stay as they are. */
export function saveFile(name: string, content: string | BufferSource, type: string): void {
  const blob = new Blob([typeof content === 'string' ? markedText(content, type) : content], {
    type,
  })
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = markedName(name)
  link.click()
  // The browser reads the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
