import { useLocation, useSearchParams, type Location, type NavigateOptions } from 'react-router-dom'
import { Store } from '../../lib/store'

/** What was last asked of the address on the page at this location. */
const asked = new Store<{ on: Location; params: URLSearchParams } | undefined>(undefined)

/**
 * The parameters in the address, and a function to change them. Each change builds on the one before,
 * also while that is not on the screen yet: somebody may be faster than a page.
 */
export function useAddress() {
  const [params, setParams] = useSearchParams()
  const location = useLocation()

  function change(
    next: (before: URLSearchParams) => URLSearchParams,
    options: NavigateOptions,
  ): void {
    const last = asked.read()
    const wanted = next(new URLSearchParams(last?.on === location ? last.params : params))
    asked.set({ on: location, params: wanted })
    setParams(wanted, options)
  }
  return [params, change] as const
}
