import { libCopy as copy } from './copy'

/** `Events – SSIP Portal`. */
export function documentTitle(page: string): string {
  return copy.pageTitle(page, copy.site)
}

/** `Error: PoC grant application – SSIP Portal`, so that a screen reader reads 'Error' first. */
export function errorTitle(page: string): string {
  return copy.errorTitle(documentTitle(page))
}
