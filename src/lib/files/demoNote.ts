import { demoCopy as copy } from './demoCopy'

const note = copy.note

/** The build marks a demo's pages (`vite.config.ts`); there is no page while a build writes pages. */
function isDemo(): boolean {
  return typeof document !== 'undefined' && document.documentElement.dataset['demo'] !== undefined
}

/** The note for a file format with a place for notes; undefined outside a demo. */
export function demoNote(): string | undefined {
  return isDemo() ? note : undefined
}

/** The file's name, marked in a demo. */
export function demoName(name: string): string {
  return isDemo() ? copy.fileName(name) : name
}

/** The file's text, marked in a demo in a way that suits its type. */
export function demoText(text: string, type: string): string {
  if (!isDemo()) return text
  switch (type.split(';')[0]) {
    case 'text/html':
      return htmlWithNote(text)
    case 'text/calendar':
      // The rest of the line is folded, as no line may be longer than 75 octets.
      return text.replaceAll(
        /^SUMMARY:(.*)/gm,
        (_line, title) => `SUMMARY:${copy.entry(`\r\n ${title}`)}`,
      )
    case 'text/csv':
      return `${text}"${note}"\r\n`
    case 'application/json':
      return jsonWithNote(text)
    default:
      return `${text.trimEnd()}\r\n\r\n${note}\r\n`
  }
}

/**
 * On screen above the first heading; in print in the margin of every sheet, where margin boxes are
 * supported (`theme.css`).
 */
function htmlWithNote(text: string): string {
  const inMargin = `@page{@top-center{content:'${note}';font:9pt system-ui,sans-serif}}`
  const onceEach =
    '@media print{@supports (interpolate-size:allow-keywords){.demo-note{display:none}}}'
  return text
    .replace('<title>', `<style>${inMargin}${onceEach}</style>\n<title>`)
    .replace(/<body>|(?=<h1>)/, `$&<p class="demo-note">${note}</p>`)
}

function jsonWithNote(text: string): string {
  const withNote = { note, ...(JSON.parse(text) as object) }
  return `${JSON.stringify(withNote, null, 2)}\n`
}
