import { formatBytes } from '../../../lib/answers/bytes'
import { littleRoom } from '../fields/littleRoom'
import { roomCopy as copy } from './copy'

/** Too little, in bytes, for a scan of the size that is hinted at (spec §9) and what is saved beside it. */
const needed = 10_000_000

let looking = false

async function look(): Promise<void> {
  if (looking) return
  looking = true
  const room = (await roomLeft()) ?? needed
  littleRoom.set(room < needed ? copy.little(formatBytes(room)) : undefined)
  looking = false
}

const lookAgain = () => void look()

/** From now on file fields say it while the device is nearly full. */
export function watchRoom(): void {
  lookAgain()
  // On the way to a field, after a choice, and back from where space was freed.
  for (const event of ['focusin', 'change', 'visibilitychange'])
    document.addEventListener(event, lookAgain)
}

/** Bytes that the browser still has for this site; undefined when it does not say. */
export async function roomLeft(): Promise<number | undefined> {
  // Missing on plain-http addresses, although the types say otherwise.
  const storage = navigator.storage as Partial<StorageManager> | undefined
  const estimate = await storage?.estimate?.().catch(() => undefined)
  const { quota, usage } = estimate ?? {}
  return quota === undefined ? undefined : Math.max(0, quota - (usage ?? 0))
}
