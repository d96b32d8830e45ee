/** A field whose value a person changes. */
export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * A selector that finds an element again when React has replaced it. It counts elements of one kind,
 * because extensions put their icons beside fields. A tab from before 2026-11-27 that is touched after
 * a deploy counts all: it has the index of each element on the path.
 */
export type Place = string | readonly number[]

/** A press on something that only works with scripts, or a key that the page listens for. */
export type Press = { element: Element; place: Place; key?: KeyboardEventInit }

/** The last value that was chosen or typed in a field. */
export type Entry = {
  place: Place
  value: string
  checked: boolean
  /** The caret's position, in fields that have one. */
  caret: number | null
}

/** What was done before the scripts were loaded, as recorded by the inline script `record.ts`. */
export type Early = {
  readonly presses: Press[]
  readonly entries: Map<Field, Entry>
  /** Disclosures that were opened or closed. */
  readonly disclosures: Map<HTMLDetailsElement, Place>
  /** What took the focus last. */
  focused?: { element: Element; place: Place }
  /** Loads the page's scripts, if that has not happened yet. */
  start: () => void
  /** Resolves when they are here, or cannot be had; undefined until they are asked for. */
  loaded?: Promise<void>
  /**
   * Resolves when the page is not being left. Firefox and Safari end what is on its way when it is, long
   * before the next page is there. Missing in a tab from before 2026-11-28.
   */
  stays?: () => Promise<void>
  /** Called when React handles presses itself; keys of the page and fields are still recorded. */
  stopPresses: () => void
  stop: () => void
}

declare global {
  interface Window {
    /** Missing when the page was not built, as in tests of screens. */
    early?: Early
  }
}
