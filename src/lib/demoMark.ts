/** What every file and every sheet of paper from a demo says (print: `theme.css`). */
const note = 'Demo: sample data, not a real record'

let marked = false

/** From now on every file that this page hands out says that it comes from a demo. */
export function markFilesAsDemo(): void {
  marked = true
}

/** The note that a file's own format has a place for; undefined outside a demo. */
export function demoNote(): string | undefined {
  return marked ? note : undefined
}

/** The file's name, which says so in a demo. */
export function markedName(name: string): string {
  return marked ? `DEMO ${name}` : name
}

/** The file's text, which says so in a demo, in the way of its type. */
export function markedText(text: string, type: string): string {
  if (!marked) return text
  switch (type.split(';')[0]) {
    case 'text/html':
      return markedHtml(text)
    case 'text/calendar':
      // The rest of the line is folded: no line may be longer than 75 octets.
      return text.replaceAll(/^SUMMARY:/gm, 'SUMMARY:Demo: \r\n ')
    case 'text/csv':
      return `${text}"${note}"\r\n`
    case 'application/json':
      return markedJson(text)
    default:
      return `${text.trimEnd()}\r\n\r\n${note}\r\n`
  }
}

/** Above the first heading on the screen, and in the margin of every sheet when it is printed. */
function markedHtml(text: string): string {
  const style = `<style>@page{@top-center{content:'${note}';font:9pt system-ui,sans-serif}}</style>`
  return text.replace('<title>', `${style}\n<title>`).replace(/<body>|(?=<h1>)/, `$&<p>${note}</p>`)
}

function markedJson(text: string): string {
  const data = JSON.parse(text) as object
  const withNote: unknown = Array.isArray(data) ? [note, ...(data as unknown[])] : { note, ...data }
  return `${JSON.stringify(withNote, null, 2)}\n`
}
