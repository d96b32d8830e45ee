import type * as English from '../../../../domain/user/copy'
import type { Words } from '../../../words'

// Only the office's tables show it, in English.
export { roleLabel } from '../../../../domain/user/copy'

export const profileRoleLabel = {
  admin: 'સિસ્ટમ એડમિનિસ્ટ્રેટર',
  user: 'વિદ્યાર્થી ઇનોવેટર',
} satisfies Words<typeof English.profileRoleLabel>

export const notGiven = {
  institution: 'જણાવ્યું નથી',
  department: 'જણાવ્યું નથી',
  phone: 'આપ્યો નથી',
  lastLogin: 'ક્યારેય નહીં',
} satisfies Words<typeof English.notGiven>
