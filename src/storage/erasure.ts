import { localValue } from '../lib/localValue'
import { pause } from '../lib/pause'
import { Store, until } from '../lib/store'

/*
 * Once everything on this device is being erased, no page reads or writes any more: a write that was
 * under way would land after it, and other tabs would write back what they have. They wait, and begin
 * anew when all is gone; where it failed they go on. Tabs tell each other by an entry of local storage,
 * which is removed at once: for a channel every page would have to listen all the time.
 */

const entry = localValue('erasing')
type Told = 'begun' | 'done' | 'failed'

/** How long until other tabs have heard, in milliseconds. */
const hearing = 250
/** After so long without news the tab that erases is gone, and others go on. */
const patience = 10_000

const current = new Store(false)
/** Whether everything is being erased, here or by another tab. */
export const erasing = { read: current.read, subscribe: current.subscribe }

/** Resolves once nothing is being erased, or never: then the page is loaded anew. */
export function untilErased(): Promise<void> {
  return until(current, (isErasing) => !isErasing)
}

/** Runs the work that erases everything; this page is to be loaded anew then, too. */
export async function whileErasing(work: () => Promise<void>): Promise<void> {
  current.set(true)
  tell('begun')
  await pause(hearing)
  try {
    await work()
  } catch (error) {
    stopErasing()
    throw error
  }
  tell('done')
}

/** It failed: this page and the others go on. */
export function stopErasing(): void {
  tell('failed')
  current.set(false)
}

/** Nobody hears of it where local storage is blocked; there, so are databases. */
function tell(what: Told): void {
  entry.write(what)
  entry.remove()
}

let waiting: ReturnType<typeof setTimeout> | undefined

function hear(told: string | null): void {
  if (told === null) return
  clearTimeout(waiting)
  current.set(told !== 'failed')
  if (told === 'done') beginAnew()
  if (told === 'begun') waiting = setTimeout(() => current.set(false), patience)
}

const unasked = (event: Event) => event.stopImmediatePropagation()

/** Nobody is asked about what is not saved, and nothing of it stays in this tab. */
function beginAnew(): void {
  window.addEventListener('beforeunload', unasked, { capture: true })
  sessionStorage.clear()
  location.reload()
}

if (typeof window !== 'undefined')
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === 'erasing') hear(newValue)
  })
