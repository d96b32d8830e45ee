import { paths } from '../../lib/paths'
import type { DocumentRecord } from './document'

/** Every document of the programme, in the order of the Downloads menu. */
export const documents: DocumentRecord[] = [
  {
    path: paths.policyEnglish,
    title: 'SSIP policy (English)',
    summary: 'Who can get support, for what, how much, and how it is decided.',
    available: true,
  },
  {
    path: paths.policyGujarati,
    title: 'SSIP policy (Gujarati)',
    summary: 'The same policy in Gujarati.',
    available: false,
  },
  {
    path: paths.financialGuidelines,
    title: 'Financial guidelines',
    summary: 'What grant money may be spent on, and which bills and reports are needed.',
    available: false,
  },
  {
    path: paths.institutePolicy,
    title: 'Institute policy',
    summary: 'A model policy that an institution can adopt for its own students and staff.',
    available: false,
  },
  {
    path: paths.screeningGuide,
    title: 'Screening guide',
    summary: 'How proposals are read and scored by the screening committee.',
    available: false,
  },
  {
    path: paths.pocPptFormat,
    title: 'PoC presentation format',
    summary: 'Slides to fill in for the presentation of a proof of concept.',
    available: false,
  },
  {
    path: paths.iprPptFormat,
    title: 'IPR presentation format',
    summary: 'Slides to fill in for the presentation of an invention or a design.',
    available: false,
  },
  {
    path: paths.bonafideFormat,
    title: 'Bonafide certificate format',
    summary: 'The certificate by which an institution confirms that you study there.',
    available: false,
  },
  {
    path: paths.ipFacilitators,
    title: 'List of IP facilitators',
    summary: 'Patent and trademark professionals who work with the programme.',
    available: false,
  },
]
