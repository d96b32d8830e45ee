import type { UserWire } from '../../src/api/contract'
import { fieldAndWords, numericId, type Dialect } from './dialect'

/**
 * Django REST framework: numeric ids, nulls for missing values, paginated results, errors by field at
 * the top level.
 */
export const django: Dialect = {
  answer: (name, { status, user, token, users, message }) => {
    if (name === 'listUsers') {
      const results = (users ?? []).map(serialized)
      return { status, body: { count: results.length, next: null, previous: null, results } }
    }
    if (token !== undefined) {
      return {
        status,
        body: { access: token, refresh: `r-${token}`, user: serialized(user ?? {}) },
      }
    }
    return { status, body: user === undefined ? { detail: message } : serialized(user) }
  },
  refuse: ({ status, message, errors }) => {
    if (errors === undefined) return { status, body: { detail: message } }
    const byField = errors.map(fieldAndWords).map(([field, words]) => [field, [words]])
    return { status: 400, body: Object.fromEntries(byField) as object }
  },
}

function serialized({ _id, ...user }: Partial<UserWire>) {
  const { institution = null, department = null, phone = null, lastLogin = null } = user
  return { id: numericId(_id), ...user, institution, department, phone, lastLogin, groups: [] }
}
