import { createContext } from 'react'

/** The language of the page that is open, where it is not the portal's: what floats above the page says it again. */
export const SpokenContext = createContext<string | undefined>(undefined)
