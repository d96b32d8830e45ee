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
