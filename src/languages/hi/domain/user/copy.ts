import type * as English from '../../../../domain/user/copy'
import type { Words } from '../../../words'

// Only the office's tables show it, in English.
export { roleLabel } from '../../../../domain/user/copy'

export const profileRoleLabel = {
  admin: 'सिस्टम एडमिनिस्ट्रेटर',
  user: 'छात्र इनोवेटर',
} satisfies Words<typeof English.profileRoleLabel>

export const notGiven = {
  institution: 'नहीं बताया',
  department: 'नहीं बताया',
  phone: 'नहीं दिया',
  lastLogin: 'कभी नहीं',
} satisfies Words<typeof English.notGiven>
