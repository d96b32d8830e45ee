/** The name and description of each document. */
export const documentWords = {
  policyEnglish: {
    title: 'SSIP policy (English)',
    summary: 'Who can get support, for what, how much, and how it is decided.',
  },
  policyGujarati: { title: 'SSIP policy (Gujarati)', summary: 'The same policy in Gujarati.' },
  financialGuidelines: {
    title: 'Financial guidelines',
    summary: 'What grant money may be spent on, and which bills and reports are needed.',
  },
  institutePolicy: {
    title: 'Institute policy',
    summary: 'A model policy that an institution can adopt for its own students and staff.',
  },
  screeningGuide: {
    title: 'Screening guide',
    summary: 'How proposals are read and scored by the screening committee.',
  },
  pocPptFormat: {
    title: 'PoC presentation format',
    summary: 'Slides to fill in for the presentation of a proof of concept.',
  },
  iprPptFormat: {
    title: 'IPR presentation format',
    summary: 'Slides to fill in for the presentation of an invention or a design.',
  },
  bonafideFormat: {
    title: 'Bonafide certificate format',
    summary: 'The certificate by which an institution confirms that you study there.',
  },
  ipFacilitators: {
    title: 'List of IP facilitators',
    summary: 'Patent and trademark professionals who work with the programme.',
  },
}
