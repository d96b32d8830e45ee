import type { Role } from '../../domain/user/user'
import type { ProfileValues } from './fields'
import type { Preferences } from './preferences'
import { sampleProfileCopy as words } from './sampleCopy'

type Sample = Omit<ProfileValues, 'name' | 'email' | 'phone' | 'institution' | 'department'>

/**
 * What the server does not know. Address and pincode are blank, so the sample is 85 % complete (spec
 * §2).
 */
export const sampleProfile: Record<Role, Sample> = {
  user: { ...words.user, address: '', pincode: '' },
  admin: { ...words.admin, address: '', pincode: '' },
}

export const samplePreferences: Preferences = {
  email: true,
  sms: false,
  weeklyDigest: true,
  profileVisible: true,
  showInstitution: true,
}
