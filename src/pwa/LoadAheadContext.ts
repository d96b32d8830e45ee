import { createContext } from 'react'

/** Starts loading the screen at a path that will be needed soon, and anything that may open over it. */
export const LoadAheadContext = createContext<(path: string) => void>(() => undefined)
