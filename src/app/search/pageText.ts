import type { Line } from '../../domain/search/lines'

/** The text of a page or of one of its tabs, extracted at build time by `scripts/build/searchText.ts`. */
export type PageText = {
  tab?: string
  headings: string[]
  lines: Line[]
}

/** Keyed by the path of the page. */
export type SearchText = Record<string, PageText[]>
