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
import { mandatory } from '../shared/rules'
import { iprCopy } from './copy'
import { formPage } from './page'

const { sections, fields } = iprCopy

const iprTypes = Object.entries(iprCopy.types).map(([value, label]) => ({ value, label }))

/** The intellectual property support form, in the applicant's order (spec §3, §5). */
export const iprForm = {
  ...formPage,
  ...iprCopy.form,
  numberPrefix: 'IPR',
  alertFields: ['iprTitle', 'iprType', 'broadArea', 'financialAssistance'],
  sections: [
    {
      id: 'right',
      ...sections.right,
      kind: 'fields',
      fields: [
        { name: 'iprTitle', kind: 'text', role: 'title', ...mandatory(fields.iprTitle) },
        { name: 'iprType', kind: 'select', options: iprTypes, ...mandatory(fields.iprType) },
        broadArea,
        financialAssistance,
        institution,
        headOfInstitution,
      ],
    },
    teamSection,
    mentorSection,
    {
      id: 'description',
      ...sections.description,
      kind: 'fields',
      fields: [
        department,
        {
          name: 'pocDescription',
          kind: 'longText',
          role: 'description',
          ...mandatory(fields.pocDescription),
        },
        workDone,
      ],
    },
    {
      id: 'novelty',
      ...sections.novelty,
      kind: 'fields',
      fields: [
        coreStrength,
        { name: 'priorArtReport', kind: 'longText', ...mandatory(fields.priorArtReport) },
        furtherSupport,
      ],
    },
  ],
} as const satisfies GrantForm
