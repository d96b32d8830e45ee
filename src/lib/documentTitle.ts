const site = 'SSIP Portal'

/** `Events – SSIP Portal`. */
export function documentTitle(page: string): string {
  return `${page} – ${site}`
}

/** `Error: PoC grant application – SSIP Portal`, so that a screen reader says it first. */
export function errorTitle(page: string): string {
  return `Error: ${documentTitle(page)}`
}
