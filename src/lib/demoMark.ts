/** What every file and every sheet of paper from a demo says (print: `theme.css`). */
const note = 'Demo: sample data, not a real record'

let marked = false

/** From now on every file that this page hands out says that it comes from a demo. */
export function markFilesAsDemo(): void {
  marked = true
}

/** The file's name, which says so in a demo. */
export function markedName(name: string): string {
  return marked ? `DEMO ${name}` : name
}

/** The file's text, which says so in a demo, in the way of its type; bytes stay as they are. */
export function markedContent(content: BlobPart, type: string): BlobPart {
  if (!marked || typeof content !== 'string') return content
  if (type.startsWith('text/html'))
    return content.replace(/(<\/body>|<\/html>|$)/, `<p>${note}</p>$1`)
  if (type.startsWith('text/calendar')) return content.replaceAll(/^SUMMARY:/gm, 'SUMMARY:Demo: ')
  if (type.startsWith('text/')) return `${content.trimEnd()}\r\n${note}\r\n`
  return content
}
