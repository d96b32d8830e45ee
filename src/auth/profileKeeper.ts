import { logError } from '../api/log'
import type { User } from '../domain/user/user'
import { latestWins } from '../lib/latestWins'
import { loadPart } from '../lib/loadPart'
import { pause } from '../lib/pause'

/** How long this device's copy may delay the question to the server, in milliseconds. */
export const headStart = 500

/**
 * How long a failed profile call waits for this device's copy, and whoever would be let in for whether
 * the computer is shared, in milliseconds.
 */
export const cachePatience = 2_000

/** This device's copy of the profile; see `storage/profileCache.ts`. */
type ProfileCache = {
  cachedProfile: (token: string) => Promise<User | undefined>
  cacheProfile: (token: string, user: User) => Promise<void>
  forgetProfile: () => Promise<void>
  knownPerson: (told: User, known: User | null) => Promise<User>
}

type LoadCache = () => Promise<ProfileCache>

// Pages that need no session should not load Dexie: it is loaded when there is a token.
export const deviceCache: LoadCache = () => loadPart(() => import('../storage/profileCache'))

/**
 * Whom the server has named, as this device knows them; as it says where the storage does not answer.
 * Rejects a profile that is not of the person who is `known` by the same token.
 */
export async function whoIsIt(loadCache: LoadCache, told: User, known: User | null = null) {
  const looked = loadCache().then(
    (cache) => cache.knownPerson(told, known),
    () => told,
  )
  return (await Promise.race([looked, pause(cachePatience)])) ?? told
}

/** Keeps a profile or forgets it, in order, so that a sign-out is never undone by an earlier write. */
export function profileKeeper(loadCache: LoadCache) {
  const write = latestWins(async (profile: { token: string; user: User } | null) => {
    const cache = await loadCache()
    await (profile === null
      ? cache.forgetProfile()
      : cache.cacheProfile(profile.token, profile.user))
  })
  return (profile: { token: string; user: User } | null): void => {
    write(profile).catch((error: unknown) =>
      logError(`The profile could not be ${profile === null ? 'erased' : 'kept'}`, error),
    )
  }
}
