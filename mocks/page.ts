import { studentAccountId } from './data/accounts'
import { crowd } from './data/crowd'
import type { Readable } from '../src/lib/store'
import { ServerDatabase } from './database'
import { mockFetch } from './fetch'
import { allHandlers } from './handlers/all'
import { createNetwork, type Network } from './network'
import { pageStore } from './pageStore'

/** What the server needs to know about who is signed in on the page. */
type PageSession = Readable<{ who: { at: string; token?: string } }>

/** The server inside the page, behind a simulated network. */
export function createMockServer(readNetwork: () => Network, session: PageSession) {
  // A browser holds one token, so a new token ends the previous session.
  const database = new ServerDatabase(pageStore(), { sessionsPerAccount: 1 })
  endOnLogout(session, database)
  return {
    fetch: mockFetch(allHandlers(database), createNetwork(readNetwork)),
    /** The student for whom scenes prepare drafts and submissions. */
    studentId: studentAccountId,
    /** Adds this many invented people to the user list. */
    addUsers: (count: number) => database.addAccounts(crowd(count)),
    /** Ends every open session; the next call of each is answered with 401. */
    endSessions: () => database.endSessions(),
    /** Back to the sample accounts, with nobody signed in. */
    reset: () => database.reset(),
  }
}

/**
 * No call of the spec ends a session, but a server inside the page can see a sign-out: the old token
 * is no longer valid.
 */
function endOnLogout(session: PageSession, database: ServerDatabase): void {
  let held = session.read().who.token
  session.subscribe(() => {
    const left = held
    const { who } = session.read()
    held = who.token
    if (left !== undefined && who.at === 'visitor') void database.endSession(left)
  })
}
