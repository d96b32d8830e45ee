export type Role = 'admin' | 'user'

/** An account as screens show it; missing fields already have their defaults (spec §3). */
export type User = {
  id: string
  name: string
  email: string
  role: Role
  institution: string
  department: string
  phone: string
  /** ISO date, or '' when the server did not say. */
  createdAt: string
  /** ISO date, or 'Never'. */
  lastLogin: string
}

/** What a record may say about a user before defaults. */
export type UserRecord = {
  id: string
  name: string
  email: string
  role?: string | undefined
  institution?: string | undefined
  department?: string | undefined
  phone?: string | undefined
  createdAt?: string | undefined
  lastLogin?: string | undefined
}

/** An unknown or missing role counts as user (spec §6). */
function toRole(role: string | undefined): Role {
  return role === 'admin' ? 'admin' : 'user'
}

/** Fills in the defaults of spec §3. */
export function toUser(record: UserRecord): User {
  return {
    id: record.id,
    name: record.name,
    email: record.email,
    role: toRole(record.role),
    institution: record.institution || 'Not specified',
    department: record.department || 'Not specified',
    phone: record.phone || 'Not provided',
    createdAt: record.createdAt ?? '',
    lastLogin: record.lastLogin || 'Never',
  }
}

/** Role as tables and menus show it (spec §1). */
export const roleLabel: Record<Role, string> = { admin: 'Administrator', user: 'Student' }

/** Role as the badge of the profile shows it (spec §1). */
export const profileRoleLabel: Record<Role, string> = {
  admin: 'System Administrator',
  user: 'Student Innovator',
}
