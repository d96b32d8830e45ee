import { required } from '../../lib/validation'
import { broadAreas } from './broadAreas'
import type { GrantForm, ValuesOf } from './grantForm'
import { mentorSection, teamSection } from './people'
import { assistanceLimits, numberRules } from './rules'

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
        {
          name: 'broadArea',
          label: 'Broad area',
          kind: 'text',
          hint: 'For example Agriculture or Healthcare',
          suggestions: broadAreas,
          rules: [required('Enter the broad area')],
        },
        {
          name: 'financialAssistance',
          label: 'Financial assistance required (₹)',
          kind: 'number',
          hint: 'Maximum: ₹2,50,000',
          ...assistanceLimits,
          rules: numberRules('Financial assistance', assistanceLimits),
        },
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
        {
          name: 'department',
          label: 'Department',
          kind: 'text',
          rules: [required('Enter the department')],
        },
        {
          name: 'pocDescription',
          label: 'Description',
          kind: 'longText',
          rules: [required('Describe the intellectual property')],
        },
        {
          name: 'workDone',
          label: 'Work done so far',
          kind: 'longText',
          rules: [required('Describe the work done so far')],
        },
      ],
    },
    {
      id: 'novelty',
      title: 'Novelty and support',
      intro: 'What is new about it, and what you found in the search for prior art.',
      kind: 'fields',
      fields: [
        {
          name: 'coreStrength',
          label: 'Core strength',
          kind: 'longText',
          rules: [required('Describe the core strength')],
        },
        {
          name: 'priorArtReport',
          label: 'Prior art report',
          kind: 'longText',
          rules: [required('Describe what the search for prior art found')],
        },
        {
          name: 'furtherSupport',
          label: 'Do you need further support?',
          kind: 'yesNo',
          rules: [required('Say whether you need further support')],
        },
      ],
    },
  ],
} as const satisfies GrantForm

export type IprValues = ValuesOf<typeof iprForm>
