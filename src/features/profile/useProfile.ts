import type { User } from '../../domain/user/user'
import { useKept } from '../../storage/useKept'
import { samplePreferences } from './sample'
import {
  profileEntries,
  readEdits,
  valuesOf,
  type ProfileEdits,
  type ProfileEntry,
  type ProfileValues,
} from './profile'
import { readPreferences, type Preferences } from './preferences'

/** A person's profile with what they changed on this device; the setters say whether it was kept. */
export function useProfile(user: User): {
  entries: ProfileEntry[]
  keepEdits: (edits: ProfileEdits | undefined) => Promise<boolean>
  /** What was typed into the form and not saved yet; it survives a reload. */
  unfinished: ProfileValues | undefined
  keepUnfinished: (values: ProfileValues | undefined) => Promise<boolean>
} {
  const [edits, keepEdits] = useKept<unknown>(user.id, 'profile-edits')
  const [unfinished, keepUnfinished] = useKept<unknown>(user.id, 'profile-unfinished')
  const entries = profileEntries(user, readEdits(edits))
  return {
    entries,
    keepEdits: (next) => keepEdits(() => next),
    unfinished:
      unfinished === undefined ? undefined : { ...valuesOf(entries), ...readEdits(unfinished) },
    keepUnfinished: (values) => keepUnfinished(() => values),
  }
}

/** A person's preferences on this device. */
export function usePreferences(
  userId: string,
): [Preferences, (preferences: Preferences) => Promise<boolean>] {
  const [kept, keep] = useKept<unknown>(userId, 'preferences')
  return [readPreferences(kept, samplePreferences), (next) => keep(() => next)]
}
