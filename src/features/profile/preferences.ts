import type { preferencesCopy } from './copy'

export type Preference = keyof typeof preferencesCopy.toggles

/** The five toggles of spec §2. */
export type Preferences = Record<Preference, boolean>

/** What this device kept, whatever it was, over the preferences to start with. */
export function readPreferences(kept: unknown, start: Preferences): Preferences {
  const found = (kept ?? {}) as Record<string, unknown>
  return Object.fromEntries(
    Object.entries(start).map(([name, value]) => {
      const choice = found[name]
      return [name, typeof choice === 'boolean' ? choice : value]
    }),
  ) as Preferences
}
