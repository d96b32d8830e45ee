export type Role = 'admin' | 'user'

/**
 * An account as screens show it. What was not given is '', for which `notGiven` has the words (spec
 * §3).
 */
export type User = {
  id: string
  name: string
  email: string
  role: Role
  institution: string
  department: string
  phone: string
  /** ISO date. */
  createdAt: string
  /** ISO date. */
  lastLogin: string
}

type Certain = 'id' | 'name' | 'email'

/** What a stored or received record may contain of a user. */
export type UserRecord = Pick<User, Certain> & {
  [Name in Exclude<keyof User, Certain>]?: string | undefined
}

/** The user in a record; missing properties become ''. */
export function toUser(record: UserRecord): User {
  return {
    id: record.id,
    name: record.name,
    email: record.email,
    // An unknown or missing role counts as user (spec §6).
    role: record.role === 'admin' ? 'admin' : 'user',
    institution: record.institution ?? '',
    department: record.department ?? '',
    phone: record.phone ?? '',
    createdAt: record.createdAt ?? '',
    lastLogin: record.lastLogin ?? '',
  }
}
