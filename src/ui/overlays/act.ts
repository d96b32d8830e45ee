import { overlaysCopy as copy } from './copy'
import type { Failure } from './failureCopy'
import { confirm } from './notices'

/**
 * Runs what a person asked for. If it fails, by rejecting or by resolving with false, the screen says
 * so and offers to try again; an action never just does nothing.
 */
export function act(action: () => Promise<unknown>, failure: Failure): void {
  void attempt(action, failure)
}

/** The same; resolves when it is done or given up. */
export async function attempt(action: () => Promise<unknown>, failure: Failure): Promise<void> {
  const done = await action().then(
    (result) => result !== false,
    () => false,
  )
  if (done) return
  const { text, detail } = failure
  const labels = { confirmLabel: copy.tryAgain, cancelLabel: copy.close }
  if (await confirm(text, { detail, ...labels })) await attempt(action, failure)
}
