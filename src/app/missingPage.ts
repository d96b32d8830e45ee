import { Store } from '../lib/store'

/**
 * The page that could not be loaded, while the page before it stays on screen; its state says where
 * a sign-in leads.
 */
export const missingPage = new Store<{ to: string; state: unknown } | undefined>(undefined)
