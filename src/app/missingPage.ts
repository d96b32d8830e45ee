import { Store } from '../lib/store'

/** The address of a page that could not be loaded, while the page before it stays on screen. */
export const missingPage = new Store<string | undefined>(undefined)
