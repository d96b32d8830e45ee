import { createContext } from 'react'

/**
 * Whether the screen is hidden while its session is renewed. What floats above a screen is no part of
 * it on the page, and hides itself.
 */
export const HiddenScreen = createContext(false)
