import { addressIn, parseLanguage, type Language } from './languages.ts'

/**
 * The language of this build; each language is a separate build (docs/decisions/languages.md).
 * Scripts and tests that run the sources unbuilt get English.
 */
export const language: Language =
  typeof __LANGUAGE__ === 'undefined' ? parseLanguage('en') : __LANGUAGE__

/** The address of a portal path in this build. */
export function addressOf(path: string): string {
  return addressIn(language, path)
}

/** The portal path of a path on this origin. */
export function pathIn(pathname: string): string {
  return pathname.slice(language.home.length - 1)
}
