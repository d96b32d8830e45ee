import type { PageText } from '../../src/app/search/pageText.ts'
import { itemUnder, linesUnder } from '../../src/domain/search/lines.ts'

/** Elements without text for the search: drawings, controls, and records that are indexed themselves. */
const skipped = new Set([
  'svg',
  'script',
  'style',
  'template',
  'form',
  'select',
  'details',
  'tablist',
])

/** Elements within a line. The cells of a row are one line too. */
const inline = new Set(
  'a abbr b bdi cite code em i kbd mark q s small span strong sub sup time u wbr td th dt dd'.split(
    ' ',
  ),
)

const cells = new Set(['td', 'th', 'dt', 'dd'])
const empty = new Set(['br', 'hr', 'img', 'input', 'link', 'meta', 'wbr', 'source'])

/** Elements whose headings say nothing about what comes after them. */
const scopes = new Set(['section', 'article', 'li'])

/**
 * The sentences of a page's main part, in a separate list for each tab. A line that is no sentence,
 * such as an item of a list, carries its heading. React writes complete, escaped tags, so no parser
 * is needed.
 */
export function pageText(html: string): PageText[] {
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''
  const tabTitles = Array.from(
    main.matchAll(/ role="tab"[^>]*>([^<]*)</g),
    ([, title = '']) => title,
  )
  const parts: PageText[] = [{ headings: [], lines: [] }]
  const open: { tag: string; panel: boolean; under: string }[] = []
  /** The heading above the line; the page's own is its title. */
  let under = ''
  let skippedFrom: number | null = null
  let line = ''
  /** Whether the line has any text outside links: mere links say nothing about this page. */
  let speaks = false
  let part = parts[0] as PageText
  /** Whether an element has just ended: what begins beside it stands apart on the page. */
  let hasEnded = false

  function endLine(ended?: string) {
    const text = line.replace(/\s+/g, ' ').replace(/^[\s·]+|[\s·]+$/g, '')
    const isHeading = ended !== undefined && /^h[1-6]$/.test(ended)
    if (isHeading) {
      part.headings.push(text)
      under = ended === 'h1' ? '' : text
    } else if (text !== '' && speaks) {
      part.lines.push(...(ended === 'li' ? [itemUnder(under, text)] : linesUnder(under, text)))
    }
    line = ''
    speaks = false
  }

  for (const [piece, close, tag, attributes = ''] of main.matchAll(
    /<(\/?)([a-z][a-z0-9]*)([^>]*)>|<!--[\s\S]*?-->|[^<]+/g,
  )) {
    if (tag === undefined) {
      hasEnded &&= piece.startsWith('<!')
      if (skippedFrom !== null || piece.startsWith('<')) continue
      line += unescape(piece)
      speaks ||= piece.trim() !== '' && open.every(({ tag }) => tag !== 'a' && tag !== 'button')
      continue
    }
    if (empty.has(tag)) {
      line += ' '
      continue
    }
    if (close === '') {
      if (skippedFrom === null && isSkipped(tag, attributes)) skippedFrom = open.length
      if (!inline.has(tag) && skippedFrom === null) endLine()
      if (hasEnded) line += ' '
      hasEnded = false
      const tab = /\bdata-tab="([^"]*)"/.exec(attributes)?.[1]
      if (tab !== undefined) {
        part = { tab, headings: tabTitles.splice(0, 1).map(unescape), lines: [] }
        parts.push(part)
      }
      open.push({ tag, panel: tab !== undefined, under })
      continue
    }
    hasEnded = true
    const ended = open.pop()
    if (skippedFrom !== null) {
      if (open.length === skippedFrom) skippedFrom = null
      continue
    }
    if (cells.has(tag)) line += ' · '
    else if (!inline.has(tag)) endLine(tag)
    if (ended?.panel === true) part = parts[0] as PageText
    if (ended !== undefined && (ended.panel || scopes.has(tag))) under = ended.under
  }
  return parts.filter(({ headings, lines }) => headings.length + lines.length > 0)
}

function isSkipped(tag: string, attributes: string): boolean {
  return (
    skipped.has(tag) ||
    / aria-hidden="true"| role="tablist"/.test(attributes) ||
    / class="(?:[^"]* )?sr-only[ "]/.test(attributes)
  )
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

function unescape(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? '')
}
