/** A language of the portal: its formats for dates and numbers, and the root of its pages. */
export type Language = Listed & { id: (typeof listed)[number]['id'] }

type Listed = {
  id: string
  /** Its own name for itself. */
  name: string
  /** Digits are Latin in all of them: docs/decisions/languages.md. */
  locale: string
  home: `/${string}`
}

/**
 * Every language but English has its texts below `src/languages/<id>`; docs/languages.md says how to
 * add one.
 */
const listed = [
  { id: 'en', name: 'English', locale: 'en-IN', home: '/' },
  { id: 'gu', name: 'ગુજરાતી', locale: 'gu-IN-u-nu-latn', home: '/gu/' },
  { id: 'hi', name: 'हिन्दी', locale: 'hi-IN-u-nu-latn', home: '/hi/' },
] as const satisfies readonly Listed[]

export const languages: readonly Language[] = listed

/** The address of a portal path in a language: `/faq` is `/gu/faq` in Gujarati. */
export function addressIn({ home }: Pick<Language, 'home'>, path: string): string {
  return home + path.slice(1)
}

/** Its tag in pages and in the manifest: `gu-IN`. */
export function languageTag({ locale }: Pick<Language, 'locale'>): string {
  return new Intl.Locale(locale).baseName
}

/** English when no id is given; throws a one-sentence error for an unknown id. */
export function parseLanguage(id: string | undefined): Language {
  const found = languages.find((language) => language.id === (id || 'en'))
  if (found === undefined) {
    throw new Error(
      `VITE_LANGUAGE is ${JSON.stringify(id)}, but the portal speaks ${languages.map((language) => language.id).join(', ')}.`,
    )
  }
  return found
}
