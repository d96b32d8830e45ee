import type { RequestHandler } from 'msw'
import { contract, type CallName } from '../../src/api/contract'
import type { ServerDatabase } from '../database'
import { toRequestHandler, type Handlers } from './handle'
import { rootHandlers } from './root'
import { sessionHandlers } from './session'
import { userHandlers } from './users'

const handlers: Handlers = { ...sessionHandlers, ...userHandlers, ...rootHandlers }

/**
 * MSW handlers for every call of the contract, over one database. A path matches behind any base
 * address, so the longest one is asked first: `/api/auth/signup` also ends in `/auth/signup`.
 */
export function allHandlers(database: ServerDatabase): RequestHandler[] {
  const names = Object.keys(handlers) as CallName[]
  return names
    .toSorted((a, b) => contract[b].path.length - contract[a].path.length)
    .map((name) => toRequestHandler(name, handlers[name] as never, database))
}
