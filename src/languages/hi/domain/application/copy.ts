import type * as English from '../../../../domain/application/copy'
import type { Words } from '../../../words'
import { formOf } from '../../../../domain/grant-form/forms'
import type { GrantKind } from '../../../../domain/grant-form/grantForm'
import { formatDate } from '../../../../lib/dates'

// The office alone decides, in English.
export { changeText, decisionDone, decisionLabel } from '../../../../domain/application/copy'

export const statusLabel = {
  'pending-review': 'समीक्षा बाकी',
  'under-review': 'समीक्षा जारी',
  'documents-required': 'दस्तावेज़ ज़रूरी',
  approved: 'मंज़ूर',
  rejected: 'नामंज़ूर',
  completed: 'पूरा',
  withdrawn: 'वापस लिया',
  'not-handed-in': 'अभी जमा नहीं किया',
  'handed-in': 'जमा किया',
} satisfies Words<typeof English.statusLabel>

export const statusText = ((status, handedIn) =>
  status === 'handed-in' && handedIn !== undefined
    ? `${formatDate(handedIn.on)} को जमा किया`
    : statusLabel[status]) satisfies Words<typeof English.statusText>

export const documentsAdded = ((at) => `${formatDate(at)} को दस्तावेज़ जोड़े`) satisfies Words<
  typeof English.documentsAdded
>

export const historyLabel = {
  ...statusLabel,
  submitted: 'सबमिट किया',
} satisfies Words<typeof English.historyLabel>

export function grantTypeLabel(kind: GrantKind): string {
  return formOf(kind)?.grantType ?? kind
}

export const notGiven = {
  institution: 'नहीं बताया',
  department: 'नहीं बताया',
  category: 'नहीं बताया',
  timeline: 'नहीं बताया',
} satisfies Words<typeof English.notGiven>

export const reviewComment = ((remark, by, date) =>
  remark === ''
    ? `कोई कारण नहीं दिया गया। (${by}, ${date})`
    : `${remark} (${by}, ${date})`) satisfies Words<typeof English.reviewComment>
