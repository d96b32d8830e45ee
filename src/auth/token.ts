import { localValue } from '../lib/localValue'
import { sharedComputer } from '../storage/sealing/sharedComputer'

/** Key of the token in local storage (spec §9). */
export const tokenKey = 'token'

const stored = localValue(tokenKey)
/** On a shared computer the token stays in this tab's memory: even session storage reaches the disk. */
let memory: string | null = null

/** The session's token. Where local storage is blocked, it lasts as long as the page. */
export const token = {
  read: (): string | null => (sharedComputer.isShared() ? memory : stored.read()),
  write(text: string) {
    if (sharedComputer.isShared()) memory = text
    else stored.write(text)
  },
  remove() {
    memory = null
    stored.remove()
  },
  /**
   * Removes a token that lies in the open although the computer is shared: from before that was
   * known, or from a sign-out that a crash kept from the disk.
   */
  removeOpen() {
    if (sharedComputer.isShared() && stored.read() !== null) stored.remove()
  },
}
