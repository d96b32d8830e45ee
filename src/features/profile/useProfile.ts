import { useCallback, useMemo, useRef, useState } from 'react'
import type { User } from '../../domain/user/user'
import { ownChanges } from '../../lib/ownChanges'
import { useSamples } from '../../ui/page/useSamples'
import { useUnfinished } from '../../pwa/unfinished/useUnfinished'
import { forgetTypedInstitution } from '../../storage/drafts/ownDetails'
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
  /** Input in the form that is not saved yet; it survives a reload, unless the device has `refused` it. */
  unfinished: ProfileValues | undefined
  /** How often it was read: once, and again after another tab has changed it. */
  timesRead: number
  refused: boolean
  keepUnfinished: (values: ProfileValues | undefined) => Promise<boolean>
} {
  const [edits, keepEdits] = useSetting<unknown>(user.id, 'profile-edits')
  const [unfinished, setUnfinished] = useState<unknown>()
  const [timesRead, setTimesRead] = useState(0)
  /** What was changed in this tab since its form began with these entries. */
  const own = useRef<{
    since: ProfileEntry[]
    changes: ReturnType<typeof ownChanges<ProfileValues>>
  }>(undefined)
  const putBack = useCallback((kept: unknown) => {
    // Ended in another tab, it goes on in this one.
    if (kept === undefined) return
    own.current = undefined
    setUnfinished(kept)
    setTimesRead((times) => times + 1)
  }, [])
  const { failed, keep } = useUnfinished(user.id, 'profile-unfinished', putBack)
  const { on } = useSamples()
  const entries = useMemo(() => profileEntries(user, readEdits(edits), on), [user, edits, on])
  const begun =
    unfinished === undefined ? undefined : { ...valuesOf(entries), ...readEdits(unfinished) }
  return {
    entries,
    async keepEdits(change) {
      let corrected = false
      const kept = await keepEdits((stored) => {
        const before = readEdits(stored)
        const after = change(before)
        corrected = after?.institution !== before.institution
        return after
      })
      // If it stays, the next form has an institution that is out of date: it can be typed over.
      if (kept && corrected) await forgetTypedInstitution(user.id).catch(() => undefined)
      return kept
    },
    unfinished: begun,
    timesRead,
    refused: failed,
    keepUnfinished: async (values) => {
      const changes = values === undefined ? undefined : changesIn(entries, values)
      // What another tab has saved is in the form too by now, and was not typed here.
      if (values === undefined) own.current = undefined
      else if (own.current?.since !== entries)
        own.current = { since: entries, changes: ownChanges(begun ?? valuesOf(entries)) }
      const changed = values && own.current?.changes(values)
      // Where nothing is kept any more (after Cancel, which is being undone), all of it is.
      const kept = await keep((stored) =>
        stored === undefined ? changes : changed && { ...readEdits(stored), ...changed },
      )
      // What the device refuses to keep stays in this tab; what it refuses to erase is still there.
      if (kept || changes !== undefined) setUnfinished(changes)
      return kept
    },
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
