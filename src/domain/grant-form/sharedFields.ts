import { required } from '../../lib/validation'
import { broadAreas } from './broadAreas'
import type { Field } from './grantForm'
import { assistanceLimits, numberRules } from './rules'

/* Fields that both forms ask for in the same words (spec §3). */

export const broadArea = {
  name: 'broadArea',
  label: 'Broad area',
  kind: 'text',
  hint: 'For example Agriculture or Healthcare',
  suggestions: broadAreas,
  rules: [required('Enter the broad area')],
} as const satisfies Field

export const financialAssistance = {
  name: 'financialAssistance',
  label: 'Financial assistance required (₹)',
  kind: 'number',
  hint: 'Maximum: ₹2,50,000',
  ...assistanceLimits,
  rules: numberRules('Financial assistance', assistanceLimits),
} as const satisfies Field

export const department = {
  name: 'department',
  label: 'Department',
  kind: 'text',
  rules: [required('Enter the department')],
} as const satisfies Field

export const workDone = {
  name: 'workDone',
  label: 'Work done so far',
  kind: 'longText',
  rules: [required('Describe the work done so far')],
} as const satisfies Field

export const coreStrength = {
  name: 'coreStrength',
  label: 'Core strength',
  kind: 'longText',
  rules: [required('Describe the core strength')],
} as const satisfies Field

export const furtherSupport = {
  name: 'furtherSupport',
  label: 'Do you need further support?',
  kind: 'yesNo',
  rules: [required('Say whether you need further support')],
} as const satisfies Field
