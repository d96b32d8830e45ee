import { paths } from '../../lib/paths'
import { announcedWords, policyLanguage, versionChange } from './sampleCopy'

/** The published policy (spec §2); the figures are samples. */
export const policy = {
  version: '2.0',
  lastUpdated: '2023-10-12',
  fileSize: '2.5 MB',
  pages: 45,
  language: policyLanguage,
  downloads: 12_480,
}

/** Pages about documents that are announced but not written yet (spec §2). */
export const announcedPages = (
  ['beneficiariesHackathon', 'scrutinyCommittee', 'implementationCommittee'] as const
).map((id) => ({ path: paths[id], ...announcedWords[id] }))

export const policyVersions = (
  [
    { version: '2.0', date: '2023-10-12' },
    { version: '1.1', date: '2021-08-16' },
    { version: '1.0', date: '2019-01-11' },
  ] as const
).map((edition) => ({ ...edition, change: versionChange[edition.version] }))
