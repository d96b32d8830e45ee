import type { RequestHandler } from 'msw'
import { contract, type CallName } from '../../src/api/contract'
import type { ServerDatabase } from '../database'
import type { Dialect } from '../dialects/dialect'
import { spec } from '../dialects/spec'
import { toRequestHandler, type Handlers } from './handle'
import { rootHandlers } from './root'
import { sessionHandlers } from './session'
import { userHandlers } from './users'

const handlers: Handlers = { ...sessionHandlers, ...userHandlers, ...rootHandlers }

/**
 * MSW handlers for every call of the contract, over one database. A path matches after any base
 * address, so the longest one comes first: `/api/auth/signup` also ends in `/auth/signup`. They
 * answer in the spec's shapes, or in those of another server.
 */
export function allHandlers(database: ServerDatabase, dialect: Dialect = spec): RequestHandler[] {
  const names = Object.keys(handlers) as CallName[]
  return names
    .toSorted((a, b) => contract[b].path.length - contract[a].path.length)
    .map((name) => toRequestHandler(name, handlers[name] as never, database, dialect))
}
