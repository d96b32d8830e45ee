import type Dexie from 'dexie'
import { vi } from 'vitest'

/**
 * The browser closes this database, and every use opens it anew with this outcome, until
 * `vi.mocked(indexedDB.open).mockRestore()`.
 */
export function closeAndOpen(database: Dexie, outcome: (request: IDBOpenDBRequest) => void): void {
  database.close({ disableAutoOpen: false })
  const open = indexedDB.open.bind(indexedDB)
  vi.spyOn(indexedDB, 'open').mockImplementation((name, version) => {
    if (name !== database.name) return open(name, version)
    const request = new EventTarget() as IDBOpenDBRequest
    outcome(request)
    return request
  })
}

/** As Chromium opens a database on a full disk. */
export function fails(request: IDBOpenDBRequest): void {
  setTimeout(() => {
    Object.defineProperty(request, 'error', { value: new DOMException('', 'UnknownError') })
    const event = new Event('error')
    request.dispatchEvent(event)
    request.onerror?.(event)
  })
}
