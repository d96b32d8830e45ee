import type { CallName, PayloadOf } from '../../src/api/contract'

const account = { name: 'Asha', email: 'a@example.org', password: 'Secret123' }

/** What each call takes. */
export const payloads: { [Name in CallName]: PayloadOf<Name> } = {
  root: undefined,
  profile: undefined,
  login: account,
  signup: { ...account, confirmPassword: 'Secret123' },
  listUsers: undefined,
  createAdmin: account,
  createStudent: account,
}
