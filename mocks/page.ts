import { studentAccountId } from './data/accounts'
import { crowd } from './data/crowd'
import { ServerDatabase } from './database'
import { mockFetch } from './fetch'
import { allHandlers } from './handlers/all'
import { createNetwork, type Network } from './network'
import { pageStore } from './pageStore'

/** The server as the page plays it, behind a network that may be a bad one. */
export function createMockServer(readNetwork: () => Network) {
  const database = new ServerDatabase(pageStore())
  return {
    fetch: mockFetch(allHandlers(database), createNetwork(readNetwork)),
    /** Whose drafts and submissions a scene prepares. */
    studentId: studentAccountId,
    /** Fills the user list with this many invented people. */
    addUsers: (count: number) => database.addAccounts(crowd(count)),
    /** Every open session is over; the next call of each is answered with 401. */
    endSessions: () => database.endSessions(),
    /** Back to the sample accounts, with nobody signed in. */
    reset: () => database.reset(),
  }
}
