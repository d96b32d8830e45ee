import { ServerDatabase } from './database'
import { mockFetch } from './fetch'
import { allHandlers } from './handlers/all'
import { pageStore } from './pageStore'

const database = new ServerDatabase(pageStore())

/** The server as the page plays it. */
export const mockServer = { fetch: mockFetch(allHandlers(database)) }
