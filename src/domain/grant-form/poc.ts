import { required } from '../../lib/validation'
import type { GrantForm, ValuesOf } from './grantForm'
import { mentorSection, teamSection } from './people'
import { numberRules } from './rules'
import {
  broadArea,
  coreStrength,
  department,
  financialAssistance,
  furtherSupport,
  workDone,
} from './sharedFields'

/** The proof-of-concept grant form, in the applicant's order (spec §3, §5). */
export const pocForm = {
  kind: 'poc',
  name: 'PoC Grant',
  heading: 'PoC grant application',
  titleField: 'pocTitle',
  alertFields: ['pocTitle', 'broadArea', 'financialAssistance'],
  sections: [
    {
      id: 'project',
      title: 'Project',
      intro: 'What you want to prove, and what it costs. Support goes up to ₹2 lakhs.',
      kind: 'fields',
      fields: [
        {
          name: 'pocTitle',
          label: 'Title of the proof of concept',
          kind: 'text',
          rules: [required('Enter the title of the proof of concept')],
        },
        broadArea,
        financialAssistance,
      ],
    },
    teamSection,
    mentorSection,
    {
      id: 'idea',
      title: 'Idea and method',
      intro: 'What it is, what is done already, and how you will go on.',
      kind: 'fields',
      fields: [
        department,
        {
          name: 'pocDescription',
          label: 'Description of the proof of concept',
          kind: 'longText',
          hint: 'Minimum 100 characters',
          rules: [required('Describe the proof of concept')],
        },
        workDone,
        {
          name: 'methodology',
          label: 'Methodology',
          kind: 'longText',
          rules: [required('Describe the methodology')],
        },
      ],
    },
    {
      id: 'strength',
      title: 'Strength and outcomes',
      intro: 'Why it can work, and what will be there at the end.',
      kind: 'fields',
      fields: [
        coreStrength,
        {
          name: 'expectedOutcomes',
          label: 'Expected outcomes',
          kind: 'longText',
          rules: [required('Describe the expected outcomes')],
        },
      ],
    },
    {
      id: 'market',
      title: 'Market and support',
      intro: 'Who else offers it, at what price, and for whom.',
      kind: 'fields',
      fields: [
        {
          name: 'marketCompetitors',
          label: 'Competitors in the market',
          kind: 'longText',
          rules: [required('Name the competitors in the market')],
        },
        {
          name: 'productPrice',
          label: 'Price of the product (₹)',
          kind: 'number',
          min: 0,
          rules: numberRules('Price of the product', { min: 0 }),
        },
        {
          name: 'productMarket',
          label: 'Market for the product',
          kind: 'longText',
          rules: [required('Describe the market for the product')],
        },
        furtherSupport,
      ],
    },
  ],
} as const satisfies GrantForm

export type PocValues = ValuesOf<typeof pocForm>
