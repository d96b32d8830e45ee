/** The fake database's transactions and tables, as far as they are needed here. */
type Transaction = { _start: () => void; _abort: (name: string) => void; _requests: unknown[] }
type KeptTable = { _rawObjectStore: { records: { get: (key: IDBValidKey) => { value: object } } } }

const transactions = IDBTransaction.prototype as unknown as Transaction
const doomed = new WeakSet<Transaction>()
let running: Transaction | undefined

transactions._start = new Proxy(transactions._start, {
  apply(start, transaction: Transaction) {
    running = transaction
    const isOver = transaction._requests.length === 0
    if (isOver && doomed.delete(transaction)) transaction._abort('UnknownError')
    start.call(transaction)
  },
})

function lost(): never {
  if (running !== undefined) doomed.add(running)
  throw new DOMException('Data lost due to missing file', 'NotReadableError')
}

/**
 * The file in which the browser keeps this row's bytes is gone. As in Chromium 156, its keys can still
 * be read and it can be removed, but each read of it fails, and so does the transaction in which it was
 * tried, whatever else was done there. Returns a function that finds the file again.
 */
export async function loseBytes(
  table: string,
  key: IDBValidKey,
  database = 'ssip-portal',
): Promise<() => void> {
  const { value } = await keptRow(database, table, key)
  Object.defineProperty(value, 'lost', { enumerable: true, configurable: true, get: lost })
  return () => Reflect.deleteProperty(value, 'lost')
}

async function keptRow(database: string, table: string, key: IDBValidKey) {
  const opened = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open(database)
    request.onsuccess = () => resolve(request.result)
  })
  const kept = opened.transaction(table).objectStore(table) as unknown as KeptTable
  const row = kept._rawObjectStore.records.get(key)
  opened.close()
  return row
}
