import { useLocation, useSearchParams, type Location, type NavigateOptions } from 'react-router-dom'

/** What was last asked of the address on the page at this location. */
let asked: { on: Location; params: URLSearchParams } | undefined

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
    const last = asked?.on === location ? asked.params : params
    const wanted = next(new URLSearchParams(last))
    asked = { on: location, params: wanted }
    setParams(wanted, options)
  }
  return [params, change] as const
}
