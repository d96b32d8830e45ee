import type { Role } from '../../domain/user/user'
import type { Preferences } from './preferences'
import type { ProfileValues } from './profile'

type Sample = Omit<ProfileValues, 'name' | 'email' | 'phone' | 'institution' | 'department'>

/** What the server knows nothing of. Address and pincode are blank, so the sample is 85 % complete (spec §2). */
export const sampleProfile: Record<Role, Sample> = {
  user: {
    designation: 'Final-year student',
    experience: 'Two prototypes, one college workshop',
    specialization: 'Farm machinery',
    address: '',
    city: 'Ahmedabad',
    state: 'Gujarat',
    pincode: '',
  },
  admin: {
    designation: 'Programme officer',
    experience: '11 years',
    specialization: 'Innovation policy',
    address: '',
    city: 'Gandhinagar',
    state: 'Gujarat',
    pincode: '',
  },
}

export const samplePreferences: Preferences = {
  email: true,
  sms: false,
  weeklyDigest: true,
  profileVisible: true,
  showInstitution: true,
}
