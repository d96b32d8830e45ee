import { storedNames } from './privacyCopy'

const names: Record<string, string> = storedNames

/** The plain name of what is stored in a place; a table without one is shown under its own name. */
export function storedName(place: string): string {
  return names[place] ?? place
}
