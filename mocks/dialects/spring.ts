import type { UserWire } from '../../src/api/contract'
import { fieldAndWords, numericId, type Dialect } from './dialect'

/**
 * Spring Boot: numeric ids, phones and dates, paginated content, problem details, and an empty answer
 * after creation.
 */
export const spring: Dialect = {
  answer: (name, { status, user, token, users, message }) => {
    if (name === 'createAdmin') return { status }
    if (name === 'createStudent') return { status: 204 }
    if (name === 'root') return { status, body: { status: 'UP', message } }
    if (users !== undefined) {
      const content = users.map(entity)
      return { status, body: { data: { content, totalElements: content.length, number: 0 } } }
    }
    const session = token === undefined ? {} : { accessToken: token, tokenType: 'Bearer' }
    return { status, body: { data: { ...session, user: entity(user ?? {}) } } }
  },
  refuse: ({ status, message, errors }) => {
    if (errors === undefined) {
      return { status, body: { type: 'about:blank', title: 'Refused', status, detail: message } }
    }
    const said = errors.map(fieldAndWords).map(([field, defaultMessage]) => ({
      codes: [`Check.${field}`],
      objectName: 'account',
      field,
      defaultMessage,
    }))
    return { status: 422, body: { status: 422, error: 'Unprocessable Entity', errors: said } }
  },
}

function entity({ _id, ...user }: Partial<UserWire>) {
  const { institution = null, department = null } = user
  const phone = user.phone === undefined ? null : Number(user.phone)
  const [createdAt, lastLogin] = [user.createdAt, user.lastLogin].map((date) =>
    date === undefined ? null : Date.parse(date),
  )
  return { id: numericId(_id), ...user, institution, department, phone, createdAt, lastLogin }
}
