import { useEffect } from 'react'
import { dismissToastsOf } from '../overlays/notices'

/** What is opened anew ends the undos that were offered when it was open before: they could not reach it. */
export function useFreshUndos(of: string): void {
  useEffect(() => dismissToastsOf(of), [of])
}
