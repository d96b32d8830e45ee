import type { RequestHandler } from 'msw'
import type { CallName } from '../../src/api/contract'
import type { ServerDatabase } from '../database'
import { toRequestHandler, type Handlers } from './handle'
import { rootHandlers } from './root'
import { sessionHandlers } from './session'
import { userHandlers } from './users'

const handlers: Handlers = { ...sessionHandlers, ...userHandlers, ...rootHandlers }

/** MSW handlers for every call of the contract, over one database. */
export function allHandlers(database: ServerDatabase): RequestHandler[] {
  return (Object.keys(handlers) as CallName[]).map((name) =>
    toRequestHandler(name, handlers[name] as never, database),
  )
}
