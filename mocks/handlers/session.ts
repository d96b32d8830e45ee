import type { UserWire } from '../../src/api/contract'
import { passwordFits, type Account } from '../account'
import type { ServerDatabase } from '../database'
import { refuse, type Handlers } from './handle'

/** An account as the server sends it: everything but the salt and hash of its password. */
export function toWire({ salt: _salt, passwordHash: _hash, ...account }: Account): UserWire {
  return account
}

/** Opens a session: its token, and the account with this sign-in as its last, as the profile says it. */
async function openSession(database: ServerDatabase, account: Account) {
  const token = await database.signIn(account)
  const signedIn = await database.findByEmail(account.email)
  return { user: toWire(signedIn ?? account), token }
}

export const sessionHandlers: Pick<Handlers, 'profile' | 'login' | 'signup'> = {
  profile: async ({ account }) =>
    account === undefined
      ? refuse(401, 'Your session has expired')
      : { answer: { success: true, data: { user: toWire(account) } } },

  login: async ({ payload, database }) => {
    const account = await database.findByEmail(payload.email)
    if (account === undefined || !passwordFits(account, payload.password)) {
      return refuse(401, 'Invalid email or password')
    }
    const data = await openSession(database, account)
    return { answer: { success: true, message: 'Login successful', data } }
  },

  signup: async ({ payload, database }) => {
    if ((await database.findByEmail(payload.email)) !== undefined) {
      return refuse(409, 'Signup failed', {
        field: 'email',
        message: 'An account with this email already exists',
      })
    }
    const account = await database.addAccount({
      name: payload.name,
      email: payload.email,
      password: payload.password,
      role: 'user',
    })
    const data = await openSession(database, account)
    return { status: 201, answer: { success: true, message: 'Account created', data } }
  },
}
