import { contract } from '../../src/api/contract'
import type { Dialect } from './dialect'

/** The spec's own shapes (§7). */
export const spec: Dialect = {
  answer: (_name, { status, message, user, token, users }) => {
    const data = {
      ...(user === undefined ? {} : { user }),
      ...(token === undefined ? {} : { token }),
      ...(users === undefined ? {} : { users }),
    }
    const some = Object.keys(data).length > 0
    return { status, body: { success: true, message, ...(some ? { data } : {}) } }
  },
  refuse: ({ status, ...refusal }) => ({ status, body: { success: false, ...refusal } }),
}

/** Like the spec, from a server that accepts exactly what the spec says is sent. */
export const strict: Dialect = {
  ...spec,
  inspect: (name, request, sent) => {
    const { body } = contract[name]
    const says = (header: string) =>
      request.headers.get(header)?.startsWith('application/json') ?? false
    if (!says('accept')) return { status: 406, message: 'Only JSON is answered' }
    if (body === undefined) return undefined
    if (!says('content-type')) return { status: 415, message: 'Only JSON is read' }
    const unknown = Object.keys(sent ?? {}).filter((key) => !Object.hasOwn(body.shape, key))
    if (unknown.length === 0) return undefined
    const errors = unknown.map((field) => ({ field, message: `${field} is not expected` }))
    return { status: 400, message: 'Validation failed', errors }
  },
}
