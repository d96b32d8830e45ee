import { toUser, type User } from '../domain/user/user'
import type { UserWire } from './contract'

/** The server's record as the portal's user, with the defaults of spec §3. */
export function userFromWire({ _id, ...record }: UserWire): User {
  return toUser({ id: _id, ...record })
}
