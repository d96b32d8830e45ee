import { useMemo } from 'react'
import { useLocation, useNavigate, type Location, type NavigateOptions } from 'react-router-dom'

/** What was last asked of the address on the page at this location. */
let asked: { on: Location; params: URLSearchParams } | undefined

/**
 * The parameters in the address, and a function to change them. Each change builds on the one before,
 * also while that is not on the screen yet: somebody may be faster than a page.
 */
export function useAddress() {
  const location = useLocation()
  const navigate = useNavigate()
  const params = useMemo(() => new URLSearchParams(location.search), [location.search])

  function change(
    next: (before: URLSearchParams) => URLSearchParams,
    options: NavigateOptions,
  ): void {
    const wanted = next(new URLSearchParams(asked?.on === location ? asked.params : params))
    asked = { on: location, params: wanted }
    void navigate(`?${wanted}`, options)
  }
  return [params, change] as const
}

/** The parameters with this one set, or without it. */
export function withParam(
  before: URLSearchParams,
  name: string,
  value: string | null,
): URLSearchParams {
  const after = new URLSearchParams(before)
  if (value === null) after.delete(name)
  else after.set(name, value)
  return after
}
