import type { preferencesCopy } from './copy'

export type Preference = keyof typeof preferencesCopy.toggles

/** The five toggles of spec §2. */
export type Preferences = Record<Preference, boolean>

/** The stored preferences, whatever was stored, on top of the initial ones. */
export function readPreferences(stored: unknown, start: Preferences): Preferences {
  const found = (stored ?? {}) as Record<string, unknown>
  return Object.fromEntries(
    Object.entries(start).map(([name, value]) => {
      const choice = found[name]
      return [name, typeof choice === 'boolean' ? choice : value]
    }),
  ) as Preferences
}

/** The stored preferences with those that were switched in a form that began with `shown`. */
export function withChosen(stored: unknown, shown: Preferences, chosen: Preferences): Preferences {
  const now = readPreferences(stored, shown)
  return Object.fromEntries(
    Object.entries(chosen).map(([name, choice]) => {
      const preference = name as Preference
      return [name, choice === shown[preference] ? now[preference] : choice]
    }),
  ) as Preferences
}
