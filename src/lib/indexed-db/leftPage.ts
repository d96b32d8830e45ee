/*
 * Safari keeps a page for 'Back', and may freeze it in the middle of a transaction. Everybody else
 * who needs the same tables then waits for as long as the page is kept: the form when it is opened
 * again, and every other tab (docs/engines.md). So running transactions are aborted when a page is
 * left. They would not complete anyway: a frozen page completes nothing.
 */

const underWay = new Set<IDBTransaction>()

/**
 * An IndexedDB factory for Dexie whose databases abort every transaction when the page is kept for
 * 'Back'; empty where the browser has no IndexedDB.
 */
export function lettingGo(factory: IDBFactory | undefined): {
  indexedDB?: Pick<IDBFactory, 'open' | 'deleteDatabase' | 'databases'>
} {
  if (factory === undefined || typeof window === 'undefined') return {}
  window.addEventListener('pagehide', letGo)
  const indexedDB: Pick<IDBFactory, 'open' | 'deleteDatabase' | 'databases'> = {
    open: (name, version) => {
      const request = factory.open(name, version)
      dropFrozenOpenings(request)
      request.addEventListener('upgradeneeded', () => follow(request.transaction))
      request.addEventListener('success', () => {
        const { result } = request
        const begin = result.transaction.bind(result)
        result.transaction = (...args) => follow(begin(...args))
      })
      return request
    },
    deleteDatabase: (name) => factory.deleteDatabase(name),
    // Without it Dexie keeps a list of names in an extra database.
    databases: () => factory.databases(),
  }
  return { indexedDB }
}

/** The requests that are opening a database now, and what they are told through. */
let opening: { channel: BroadcastChannel; requests: Set<IDBOpenDBRequest> } | undefined

/**
 * Chromium freezes a page that is just creating a database, too: nobody else then opens it while the
 * page is kept. But it throws away a frozen page that a message comes for. So whoever opens a database
 * sends one, to those who are opening one; a page has one channel, which does not hear itself.
 */
function dropFrozenOpenings(request: IDBOpenDBRequest): void {
  const now = (opening ??= { channel: new BroadcastChannel('ssip-opening'), requests: new Set() })
  now.requests.add(request)
  now.channel.postMessage(null)
  const end = () => {
    now.requests.delete(request)
    if (now.requests.size > 0) return
    now.channel.close()
    opening = undefined
  }
  for (const type of ['success', 'error']) request.addEventListener(type, end)
}

function follow<Followed extends IDBTransaction | null>(transaction: Followed): Followed {
  if (transaction === null) return transaction
  const over = () => underWay.delete(transaction)
  underWay.add(transaction)
  transaction.addEventListener('complete', over)
  transaction.addEventListener('abort', over)
  return transaction
}

function letGo({ persisted }: PageTransitionEvent): void {
  if (!persisted) return
  for (const transaction of underWay) {
    try {
      transaction.abort()
    } catch {
      // It is already committing, which does not need this page any more.
    }
  }
}
