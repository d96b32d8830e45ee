import { localValue } from '../lib/localValue'
import { sharedComputer } from '../storage/sealing/sharedComputer'

/** Key of the token in local storage (spec §9). */
export const tokenKey = 'token'

// Whoever else writes to the storage of this address, and a damaged disk, may have left a text that
// no header can carry: every call would fail, the sign-in too.
const stored = localValue(tokenKey, (text) => (/^[ -~]*$/.test(text) ? text : null))
/** Tells other tabs, also one that wakes up later, why the token is gone. */
const ended = localValue('sessionEnded')
/** On a shared computer the token stays in this tab's memory: even session storage reaches the disk. */
let memory: string | null = null

/** The session's token. Where local storage is blocked, it lasts as long as the page. */
export const token = {
  read(): string | null {
    if (!sharedComputer.isShared()) return stored.read()
    // One in the open is nobody's: it is from before the computer was shared, or from a sign-out
    // that a crash kept from the disk.
    if (stored.read() !== null) stored.remove()
    return memory
  },
  write(text: string) {
    if (sharedComputer.isShared()) memory = text
    else stored.write(text)
    ended.remove()
  },
  /** `hasEnded`: the server no longer accepts it; nobody signed out. */
  remove({ hasEnded = false } = {}) {
    // First, so that no tab finds the token gone before it can know why.
    if (hasEnded) ended.write('yes')
    else ended.remove()
    memory = null
    stored.remove()
  },
  /** Whether the last token was not given up by a sign-out. */
  hasEnded: () => ended.read() !== null,
}
