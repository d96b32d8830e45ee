import type { NavigateFunction, NavigateOptions } from 'react-router-dom'
import { departure } from './departure'
import { Store, until } from './store'

/** Whether the screen of the requested page is still loading. */
export const pageLoading = new Store(false)

/** Goes to a page; resolves when it is shown, or the request was cancelled, as by whoever is asked and stays. */
export async function goTo(
  navigate: NavigateFunction,
  path: string,
  options?: NavigateOptions,
): Promise<void> {
  // In a transition the page before it would be seen for some frames more.
  void navigate(path, { ...options, flushSync: true })
  await until(departure, (waiting) => waiting === undefined)
  await pageLoaded()
}

/** Resolves when the requested page is shown, or the request was cancelled. */
export function pageLoaded(): Promise<void> {
  return until(pageLoading, (isLoading) => !isLoading)
}
