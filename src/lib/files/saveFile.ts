import { demoName, demoText } from './demoNote'

/** Downloads a file that was made on this device. Bytes are not changed. */
export function saveFile(name: string, content: string | BufferSource, type: string): void {
  const blob = new Blob([typeof content === 'string' ? demoText(content, type) : content], {
    type,
  })
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = demoName(name)
  link.click()
  // The browser reads the URL after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
