import { paths } from '../../lib/paths'
import type { DocumentRecord } from './document'
import { documentWords } from './sampleCopy'

/** In the order of the Downloads menu. */
const ids = [
  'policyEnglish',
  'policyGujarati',
  'financialGuidelines',
  'institutePolicy',
  'screeningGuide',
  'pocPptFormat',
  'iprPptFormat',
  'bonafideFormat',
  'ipFacilitators',
] as const

/** Every document of the programme; only the English policy is available yet. */
export const documents: DocumentRecord[] = ids.map((id) => ({
  path: paths[id],
  ...documentWords[id],
  available: id === 'policyEnglish',
}))
