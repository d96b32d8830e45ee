import type { UserWire } from '../../src/api/contract'
import { fieldAndWords, numericId, type Dialect } from './dialect'

/**
 * Express with Mongoose: documents as stored, no envelope, errors by field or as express-validator
 * lists them.
 */
export const express: Dialect = {
  answer: (name, { status, message, user, token, users }) => {
    if (name === 'listUsers') return { status, body: (users ?? []).map(document) }
    if (name === 'createAdmin' || name === 'createStudent') return { status, body: { message } }
    return { status, body: { message, token, user: user && document(user) } }
  },
  refuse: ({ status, message, errors }) => {
    const said = errors?.map(fieldAndWords)
    if (said === undefined) return { status, body: { error: message } }
    if (status === 409) {
      const byField = said.map(([path, words]) => [
        path,
        { name: 'ValidatorError', message: words, kind: 'unique', path },
      ])
      return { status: 400, body: { message, errors: Object.fromEntries(byField) as object } }
    }
    const list = said.map(([path, msg]) => ({ type: 'field', path, msg, location: 'body' }))
    return { status, body: { errors: list } }
  },
}

function document(user: Partial<UserWire>) {
  const _id = numericId(user._id).toString(16).padStart(24, '0')
  return { ...user, _id, __v: 0, updatedAt: user.createdAt }
}
