import type { Role, User } from './user'

/** A role as tables and menus show it (spec §1). */
export const roleLabel: Record<Role, string> = { admin: 'Administrator', user: 'Student' }

/** A role as the badge of the profile shows it (spec §1). */
export const profileRoleLabel: Record<Role, string> = {
  admin: 'System Administrator',
  user: 'Student Innovator',
}

/** Placeholders for what an account leaves out (spec §3). */
export const notGiven = {
  institution: 'Not specified',
  department: 'Not specified',
  phone: 'Not provided',
  lastLogin: 'Never',
} satisfies Partial<Record<keyof User, string>>
