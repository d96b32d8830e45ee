import type { PayloadOf } from '../../src/api/contract'
import type { Role } from '../../src/domain/user/user'
import type { Account } from '../account'
import type { ServerDatabase } from '../database'
import type { FieldMessage } from '../dialects/dialect'
import { refuse, type Handlers } from './handle'
import { toWire } from './session'

export const userHandlers: Pick<Handlers, 'listUsers' | 'createAdmin' | 'createStudent'> = {
  listUsers: async ({ account, database }) => {
    const refusal = adminOnly(account)
    if (refusal !== undefined) return refusal
    const users = (await database.accounts()).map(toWire)
    return { answer: { success: true, data: { users } } }
  },

  createAdmin: async ({ account, payload, database }) => {
    const refusal =
      adminOnly(account) ??
      (await taken(payload, database, (field, message) => ({ field, message })))
    if (refusal !== undefined) return refusal
    const { name, email } = await create(payload, 'admin', database)
    return {
      status: 201,
      answer: { success: true, message: 'Admin created', data: { user: { name, email } } },
    }
  },

  createStudent: async ({ account, payload, database }) => {
    const refusal =
      adminOnly(account) ?? (await taken(payload, database, (path, msg) => ({ path, msg })))
    if (refusal !== undefined) return refusal
    await create(payload, 'user', database)
    return { status: 201, answer: { success: true, message: 'Student created' } }
  },
}

function adminOnly(account: Account | undefined) {
  if (account === undefined) return refuse(401, 'Your session has expired')
  if (account.role !== 'admin') return refuse(403, 'Administrators only')
  return undefined
}

/** The two creation calls report field errors in the two different shapes of spec §5. */
async function taken(
  payload: PayloadOf<'createAdmin'>,
  database: ServerDatabase,
  shape: (field: string, message: string) => FieldMessage,
) {
  if ((await database.findByEmail(payload.email)) === undefined) return undefined
  return refuse(
    409,
    'Validation failed',
    shape('email', 'An account with this email already exists'),
  )
}

function create(payload: PayloadOf<'createAdmin'>, role: Role, database: ServerDatabase) {
  const { name, email, password, institution, department, phone } = payload
  return database.addAccount({ name, email, password, institution, department, phone, role })
}
