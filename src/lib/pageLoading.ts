import { Store } from './store'

/** Whether the screen of the requested page is still loading. */
export const pageLoading = new Store(false)

/** Resolves when the requested page is shown, or the request was cancelled. */
export async function pageLoaded(): Promise<void> {
  if (!pageLoading.read()) return
  await new Promise<void>((resolve) => {
    const stop = pageLoading.subscribe(() => {
      stop()
      resolve()
    })
  })
}
