import { required } from '../../lib/validation'
import type { GrantForm, ValuesOf } from './grantForm'
import { mentorSection, teamSection } from './people'
import {
  broadArea,
  coreStrength,
  department,
  financialAssistance,
  furtherSupport,
  workDone,
} from './sharedFields'

/** Spec §3. */
export const iprTypes = [
  'Patent',
  'Copyright',
  'Trademark',
  'Industrial Design',
  'Plant Variety',
  'Circuit Layout',
] as const

/** The intellectual property support form, in the applicant's order (spec §3, §5). */
export const iprForm = {
  kind: 'ipr',
  name: 'IPR Grant',
  heading: 'IPR grant application',
  titleField: 'iprTitle',
  alertFields: ['iprTitle', 'iprType', 'broadArea', 'financialAssistance'],
  sections: [
    {
      id: 'right',
      title: 'Intellectual property',
      intro: 'What you want to protect, and what the protection costs.',
      kind: 'fields',
      fields: [
        {
          name: 'iprTitle',
          label: 'Title of the intellectual property',
          kind: 'text',
          rules: [required('Enter the title of the intellectual property')],
        },
        {
          name: 'iprType',
          label: 'IPR type',
          kind: 'select',
          options: iprTypes,
          rules: [required('Choose the IPR type')],
        },
        broadArea,
        financialAssistance,
      ],
    },
    teamSection,
    mentorSection,
    {
      id: 'description',
      title: 'What it is',
      intro: 'The work itself, and what is done already.',
      kind: 'fields',
      fields: [
        department,
        {
          name: 'pocDescription',
          label: 'Description',
          kind: 'longText',
          rules: [required('Describe the intellectual property')],
        },
        workDone,
      ],
    },
    {
      id: 'novelty',
      title: 'Novelty and support',
      intro: 'What is new about it, and what you found in the search for prior art.',
      kind: 'fields',
      fields: [
        coreStrength,
        {
          name: 'priorArtReport',
          label: 'Prior art report',
          kind: 'longText',
          rules: [required('Describe what the search for prior art found')],
        },
        furtherSupport,
      ],
    },
  ],
} as const satisfies GrantForm

export type IprValues = ValuesOf<typeof iprForm>
