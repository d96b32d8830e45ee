import { formatRupees } from '../../../lib/money'
import type { Field } from '../grantForm'
import { broadAreas } from '../areasCopy'
import { fieldCopy as copy } from './copy'
import { mandatory, within } from './rules'

/* Fields that several forms ask in the same words (spec §3). */

/** Rupees (spec §9). */
const assistance = { min: 1, max: 250_000 } as const

export const broadArea = {
  name: 'broadArea',
  kind: 'text',
  role: 'category',
  suggestions: broadAreas,
  ...mandatory(copy.broadArea),
} as const satisfies Field

export const financialAssistance = {
  name: 'financialAssistance',
  kind: 'number',
  role: 'amount',
  ...assistance,
  ...mandatory(
    copy.financialAssistance,
    within(
      assistance,
      copy.financialAssistance.outOfRange(
        formatRupees(assistance.min),
        formatRupees(assistance.max),
      ),
    ),
  ),
} as const satisfies Field

export const department = {
  name: 'department',
  kind: 'text',
  role: 'department',
  ...mandatory(copy.department),
} as const satisfies Field

export const workDone = {
  name: 'workDone',
  kind: 'longText',
  ...mandatory(copy.workDone),
} as const satisfies Field

export const coreStrength = {
  name: 'coreStrength',
  kind: 'longText',
  ...mandatory(copy.coreStrength),
} as const satisfies Field

export const furtherSupport = {
  name: 'furtherSupport',
  kind: 'yesNo',
  ...mandatory(copy.furtherSupport),
} as const satisfies Field

/**
 * The printed application needs the institution, and its head for a signature line; every form asks
 * for both.
 */
export const institution = {
  name: 'institution',
  kind: 'text',
  role: 'institution',
  own: 'institution',
  ...mandatory(copy.institution),
} as const satisfies Field

export const headOfInstitution = {
  name: 'headOfInstitution',
  kind: 'text',
  role: 'headOfInstitution',
  own: 'headOfInstitution',
  capitals: 'words',
  ...mandatory(copy.headOfInstitution),
} as const satisfies Field
