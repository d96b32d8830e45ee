import { pbkdf2 } from '@noble/hashes/pbkdf2.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import type { Role } from '../src/domain/user/user'
import { randomId } from '../src/lib/id'

/** An account as the pretend server stores it, with the password only as a salted hash. */
export type Account = {
  _id: string
  name: string
  email: string
  role: Role
  institution?: string
  department?: string
  phone?: string
  createdAt: string
  lastLogin?: string
  salt: string
  passwordHash: string
}

/** An account that has no id, date or hash yet. */
export type NewAccount = Pick<Account, 'name' | 'email' | 'role'> & {
  password: string
  institution?: string | undefined
  department?: string | undefined
  phone?: string | undefined
}

export function passwordFits(account: Account, password: string): boolean {
  return hashPassword(password, account.salt) === account.passwordHash
}

/** The account to store, created now. */
export function toAccount(id: string, { password, ...account }: NewAccount): Account {
  const salt = randomId()
  return {
    _id: id,
    name: account.name,
    email: account.email,
    role: account.role,
    ...(account.institution ? { institution: account.institution } : {}),
    ...(account.department ? { department: account.department } : {}),
    ...(account.phone ? { phone: account.phone } : {}),
    createdAt: new Date().toISOString(),
    salt,
    passwordHash: hashPassword(password, salt),
  }
}

/** `crypto.subtle` is missing on plain-http addresses, where the demo must work too. */
function hashPassword(password: string, salt: string): string {
  return bytesToHex(pbkdf2(sha256, password, salt, { c: 500, dkLen: 32 }))
}
