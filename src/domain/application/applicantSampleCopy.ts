import type { ApplicantApplication } from './application'

type Words = Pick<ApplicantApplication, 'title' | 'category' | 'reviewComments'> & {
  /** Of the milestones, in their order. */
  phases: string[]
}

/** The texts of the applications in `applicantSample.ts`, by id. */
export const applicantSampleCopy = {
  'mine-01': {
    title: 'Solar dryer for chilli farmers',
    category: 'Agriculture',
    reviewComments: [
      'The trial with six farmers is convincing. Keep a daily log of the temperature inside the dryer.',
      'The second report was complete. The last part is paid once we receive the season’s report.',
    ] as const,
    phases: ['Prototype for one farm', 'Trial on six farms', 'Report of the season'] as const,
  },
  'mine-02': {
    title: 'Patent for a folding drip emitter',
    category: 'Agriculture',
    reviewComments: ['The search for prior art is with an IP facilitator.'] as const,
    phases: ['Disclosure', 'Prior art search', 'Drafting', 'Filing'] as const,
  },
  'mine-03': {
    title: 'Attendance by voice for evening schools',
    category: 'Education',
    reviewComments: [
      'Please send the consent forms of both schools and the endorsement by the head of your institution.',
    ] as const,
    phases: ['Prototype in Gujarati', 'Trial in two schools', 'Final report'] as const,
  },
  'mine-04': {
    title: 'Cold box for vaccines on a bicycle',
    category: 'Healthcare',
    reviewComments: [
      'Approved on condition that a health centre supervises the trial.',
      'The report of the first milestone came four weeks late. Please keep to the next date.',
    ] as const,
    phases: ['Insulated prototype', 'Trial with a health centre', 'Final report'] as const,
  },
  'mine-05': {
    title: 'Biogas meter for village digesters',
    category: 'Energy',
    reviewComments: ['All three reports are accepted. The meter runs in four villages.'] as const,
    phases: ['Prototype', 'Four meters in use', 'Final report'] as const,
  },
  'mine-06': {
    title: 'Trademark for a repair club',
    category: 'Technology',
    reviewComments: [
      'The mark describes the service and cannot be registered. An invented name would have a better chance.',
    ] as const,
    phases: ['Search of registered marks'] as const,
  },
} satisfies Record<string, Words>
