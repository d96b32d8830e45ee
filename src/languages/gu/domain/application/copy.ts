import type * as English from '../../../../domain/application/copy'
import type { Words } from '../../../words'
import { formOf } from '../../../../domain/grant-form/forms'
import type { GrantKind } from '../../../../domain/grant-form/grantForm'
import { formatDate } from '../../../../lib/dates'

// The office alone decides, in English.
export { changeText, decisionDone, decisionLabel } from '../../../../domain/application/copy'

export const statusLabel = {
  'pending-review': 'સમીક્ષા બાકી',
  'under-review': 'સમીક્ષા ચાલુ',
  'documents-required': 'દસ્તાવેજો જરૂરી',
  approved: 'મંજૂર',
  rejected: 'નામંજૂર',
  completed: 'પૂર્ણ',
  withdrawn: 'પાછી ખેંચેલી',
  'not-handed-in': 'હજી જમા કરાવી નથી',
  'handed-in': 'જમા કરાવેલી',
} satisfies Words<typeof English.statusLabel>

export const statusText = ((status, handedIn) =>
  status === 'handed-in' && handedIn !== undefined
    ? `${formatDate(handedIn.on)} ના રોજ જમા કરાવી`
    : statusLabel[status]) satisfies Words<typeof English.statusText>

export const documentsAdded = ((at) => `${formatDate(at)} ના રોજ દસ્તાવેજો ઉમેર્યા`) satisfies Words<
  typeof English.documentsAdded
>

export const historyLabel = {
  ...statusLabel,
  submitted: 'સબમિટ કરી',
} satisfies Words<typeof English.historyLabel>

export function grantTypeLabel(kind: GrantKind): string {
  return formOf(kind)?.grantType ?? kind
}

export const notGiven = {
  institution: 'જણાવ્યું નથી',
  department: 'જણાવ્યું નથી',
  category: 'જણાવ્યું નથી',
  timeline: 'જણાવ્યું નથી',
} satisfies Words<typeof English.notGiven>

export const reviewComment = ((remark, by, date) =>
  remark === ''
    ? `કોઈ કારણ આપ્યું નથી. (${by}, ${date})`
    : `${remark} (${by}, ${date})`) satisfies Words<typeof English.reviewComment>
