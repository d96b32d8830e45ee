import { useEffect } from 'react'
import { dismissToastsOf } from '../overlays/notices'

/** What is opened anew ends the undos that were offered when it was open before: they could not reach it. */
export function useFreshUndos(of: string): void {
  useEffect(() => dismissToastsOf(of), [of])
}

/** The same for undos that can only do something while it is open: they also end when it is left. */
export function useUndosHere(of: string): void {
  useFreshUndos(of)
  useEffect(() => () => dismissToastsOf(of), [of])
}
