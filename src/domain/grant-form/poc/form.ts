import { formatRupees } from '../../../lib/money'
import type { GrantForm } from '../grantForm'
import {
  broadArea,
  coreStrength,
  department,
  financialAssistance,
  furtherSupport,
  headOfInstitution,
  institution,
  workDone,
} from '../shared/fields'
import { mentorSection, teamSection } from '../shared/people'
import { mandatory, within } from '../shared/rules'
import { pocCopy } from './copy'
import { formPage } from './page'

const { sections, fields } = pocCopy

/** The proof-of-concept grant form, in the applicant's order (spec §3, §5). */
export const pocForm = {
  ...formPage,
  ...pocCopy.form,
  numberPrefix: 'POC',
  alertFields: ['pocTitle', 'broadArea', 'financialAssistance'],
  sections: [
    {
      id: 'project',
      ...sections.project,
      kind: 'fields',
      fields: [
        { name: 'pocTitle', kind: 'text', role: 'title', ...mandatory(fields.pocTitle) },
        broadArea,
        financialAssistance,
        institution,
        headOfInstitution,
      ],
    },
    teamSection,
    mentorSection,
    {
      id: 'idea',
      ...sections.idea,
      kind: 'fields',
      fields: [
        department,
        {
          name: 'pocDescription',
          kind: 'longText',
          role: 'description',
          aim: 100,
          ...mandatory(fields.pocDescription),
        },
        workDone,
        { name: 'methodology', kind: 'longText', ...mandatory(fields.methodology) },
      ],
    },
    {
      id: 'strength',
      ...sections.strength,
      kind: 'fields',
      fields: [
        coreStrength,
        { name: 'expectedOutcomes', kind: 'longText', ...mandatory(fields.expectedOutcomes) },
      ],
    },
    {
      id: 'market',
      ...sections.market,
      kind: 'fields',
      fields: [
        { name: 'marketCompetitors', kind: 'longText', ...mandatory(fields.marketCompetitors) },
        {
          name: 'productPrice',
          kind: 'number',
          min: 0,
          ...mandatory(
            fields.productPrice,
            within({ min: 0 }, fields.productPrice.outOfRange(formatRupees(0))),
          ),
        },
        { name: 'productMarket', kind: 'longText', ...mandatory(fields.productMarket) },
        furtherSupport,
      ],
    },
  ],
} as const satisfies GrantForm
