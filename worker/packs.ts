/*
 * Small files as the worker fetches them: a few packs instead of forty files, and only one copy of
 * the style sheet that every prerendered page inlines. `scripts/build/prerender.ts` writes them.
 */

/** The style sheet of all pages. */
export const stylePack = 'packs/style.css'

/** Marks the place of the style sheet in a packed page. */
const emptyStyle = '<style></style>'

/** The contents of files by name (`about/ssip.html`); pages are without their style sheet. */
export type Pack = Record<string, string>

/** The pack of a page or a drawing: those that change together share one. */
export function packOf(file: string): string {
  const [folder, ...below] = file.split('/')
  return below.length === 0 ? 'packs/top.json' : `packs/${folder}.json`
}

/** The content type of a packed file. */
export function typeOf(file: string): string {
  return file.endsWith('.svg') ? 'image/svg+xml' : 'text/html; charset=utf-8'
}

/** A page without its style sheet. Throws when the page does not have exactly one. */
export function withoutStyle(html: string): string {
  const parts = html.split(/<style>[^]*?<\/style>/)
  if (parts.length !== 2) throw new Error('A page has one style sheet')
  return parts.join(emptyStyle)
}

/** A packed file as it was written. */
export function withStyle(packed: string, style: string): string {
  return packed.replace(emptyStyle, () => `<style>${style}</style>`)
}
