/** The text of a page or of one of its tabs, extracted at build time by `scripts/build/searchText.ts`. */
export type PageText = {
  tab?: string
  headings: string[]
  lines: string[]
}

/** Keyed by the path of the page. */
export type SearchText = Record<string, PageText[]>
