import { useMemo } from 'react'
import type { User } from '../../domain/user/user'
import { useSamples } from '../../ui/page/useSamples'
import { latestWins } from '../../lib/latestWins'
import { useSetting } from '../../storage/settings/useSetting'
import type { ProfileValues } from './fields'
import { samplePreferences } from './sample'
import {
  changesIn,
  profileEntries,
  readEdits,
  valuesOf,
  type ProfileEdits,
  type ProfileEntry,
} from './profile'
import { readPreferences, withChosen, type Preferences } from './preferences'

/** A person's profile with their changes on this device; the setters resolve with whether it was saved. */
export function useProfile(user: User): {
  entries: ProfileEntry[]
  /** Receives the changes that are stored by then: another tab may have made some. */
  keepEdits: (change: (stored: ProfileEdits) => ProfileEdits | undefined) => Promise<boolean>
  /** Input in the form that is not saved yet; it survives a reload. */
  unfinished: ProfileValues | undefined
  keepUnfinished: (values: ProfileValues | undefined) => Promise<boolean>
} {
  const [edits, keepEdits] = useSetting<unknown>(user.id, 'profile-edits')
  const [unfinished, keepUnfinished] = useSetting<unknown>(user.id, 'profile-unfinished')
  // Typing is faster than a slow device can write.
  const keepTyping = useMemo(
    () =>
      latestWins(async (values: ProfileEdits | undefined) => {
        if (!(await keepUnfinished(() => values))) throw new Error('The device refused')
      }),
    [keepUnfinished],
  )
  const { on } = useSamples()
  const entries = profileEntries(user, readEdits(edits), on)
  return {
    entries,
    keepEdits: (change) => keepEdits((stored) => change(readEdits(stored))),
    unfinished:
      unfinished === undefined ? undefined : { ...valuesOf(entries), ...readEdits(unfinished) },
    keepUnfinished: (values) =>
      keepTyping(values === undefined ? undefined : changesIn(entries, values)).then(
        () => true,
        () => false,
      ),
  }
}

/** A person's preferences on this device. */
export function usePreferences(
  userId: string,
): [Preferences, (preferences: Preferences) => Promise<boolean>] {
  const [stored, keep] = useSetting<unknown>(userId, 'preferences')
  const shown = readPreferences(stored, samplePreferences)
  return [shown, (chosen) => keep((now) => withChosen(now, shown, chosen))]
}
