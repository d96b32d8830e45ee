import { toUser, type User } from '../domain/user/user'
import type { UserWire } from './contract'

/** The server's record as the portal's user, with the defaults of spec §3. */
export function userFromWire(wire: UserWire): User {
  return toUser({
    id: wire._id,
    name: wire.name,
    email: wire.email,
    role: wire.role ?? undefined,
    institution: wire.institution ?? undefined,
    department: wire.department ?? undefined,
    phone: wire.phone ?? undefined,
    createdAt: wire.createdAt ?? undefined,
    lastLogin: wire.lastLogin ?? undefined,
  })
}
