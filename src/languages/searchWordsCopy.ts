import { paths } from '../lib/paths'

/*
 * What people type into the search, in a language of its own script: its own words beside the
 * English ones, for many type English whatever they read.
 */

/** The English names of the pages: their titles are the language's own. */
const englishTitles: Readonly<Record<string, string>> = {
  [paths.home]: 'home, grants for student innovators',
  [paths.dashboard]: 'dashboard',
  [paths.institute]: 'partner institutions',
  [paths.ssip]: 'about the policy',
  [paths.ssipCell]: 'programme cell team',
  [paths.scrutinyCommittee]: 'scrutiny committee',
  [paths.implementationCommittee]: 'implementation committee',
  [paths.applyPoc]: 'PoC grant application',
  [paths.applyIpr]: 'IPR grant application',
  [paths.beneficiariesPoc]: 'PoC grant',
  [paths.beneficiariesIpr]: 'IPR support',
  [paths.beneficiariesHackathon]: 'hackathon support',
  [paths.downloads]: 'downloads, all documents',
  [paths.policyEnglish]: 'SSIP policy in English',
  [paths.policyGujarati]: 'SSIP policy in Gujarati',
  [paths.financialGuidelines]: 'financial guidelines',
  [paths.institutePolicy]: 'institute policy',
  [paths.screeningGuide]: 'screening guide',
  [paths.pocPptFormat]: 'PoC presentation format',
  [paths.iprPptFormat]: 'IPR presentation format',
  [paths.bonafideFormat]: 'bonafide certificate format',
  [paths.ipFacilitators]: 'list of IP facilitators',
  [paths.events]: 'events, workshops',
  [paths.contact]: 'contact',
  [paths.faq]: 'questions and answers',
  [paths.terms]: 'terms of use',
  [paths.privacy]: 'privacy',
  [paths.forgotPassword]: 'forgotten password',
  [paths.login]: 'sign in',
  [paths.signup]: 'create an account',
  [paths.profile]: 'profile',
  [paths.myApplications]: 'my applications',
}

/** The names of the pages in English and, by path, in a language of its own. */
export function withNames(
  english: Readonly<Record<string, string>>,
  own: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const all = new Set([...Object.keys(english), ...Object.keys(englishTitles), ...Object.keys(own)])
  return Object.fromEntries(
    [...all].map((path) => [
      path,
      [englishTitles[path], english[path], own[path]].filter(Boolean).join(', '),
    ]),
  )
}

/** The rows of words for one thing, each with the words of a language of its own; a row is known by its first. */
export function withWords(
  english: readonly (readonly string[])[],
  own: Readonly<Record<string, readonly string[]>>,
): readonly (readonly string[])[] {
  return english.map((row) => [...row, ...(own[row[0] ?? ''] ?? [])])
}
