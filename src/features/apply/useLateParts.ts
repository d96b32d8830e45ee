import { use, useEffect } from 'react'
import { receiptPath } from '../../lib/paths'
import { LoadAheadContext } from '../../pwa/LoadAheadContext'
import { lateParts } from './lateParts'

/**
 * Loads what saving and submitting need once the form is shown and the device is idle. From then on
 * neither the network nor a new version on the server can prevent a submission.
 */
export function useLateParts(): void {
  const loadPage = use(LoadAheadContext)
  useEffect(
    () =>
      whenIdle(() => {
        // A failure here does not matter: the part is loaded again, and a failure reported, when it
        // is needed.
        for (const load of lateParts) load().catch(() => undefined)
        loadPage(receiptPath('any'))
      }),
    [loadPage],
  )
}

/** Returns the function that cancels it. */
function whenIdle(task: () => void): () => void {
  // Safari has no idle callbacks, although the types say otherwise.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(task, 500)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(task, { timeout: 3_000 })
  return () => cancelIdleCallback(request)
}
