import { Store, type Readable } from '../../../lib/store'
import type { SaveState } from '../../../storage/drafts/DraftWriter'

/** How long the draft must have been saved before it is said, in milliseconds. */
export const calm = 300

/**
 * The state of saving as it is shown: 'saving' from a key on until no further key has come for a
 * moment. Otherwise the line would change twice at every key, which flickers, and costs the key's
 * paint a third of what it has. 'Saved' still stands only over what is on disk.
 */
export function calmSaves(saves: Readable<SaveState>): Readable<SaveState> {
  const shown = new Store(saves.read())
  let timer: ReturnType<typeof setTimeout> | undefined
  const show = () => shown.set(saves.read())
  const follow = () => {
    clearTimeout(timer)
    const [now, before] = [saves.read().status, shown.read().status]
    if (now === 'saved' && before === 'saving') timer = setTimeout(show, calm)
    else if (now !== 'saving' || before !== 'saving') show()
  }
  return {
    read: shown.read,
    subscribe(listener) {
      const stops = [shown.subscribe(listener), saves.subscribe(follow)]
      follow()
      return () => {
        clearTimeout(timer)
        for (const stop of stops) stop()
      }
    },
  }
}
