// @vitest-environment jsdom
import Dexie, { type EntityTable } from 'dexie'
import { afterEach, expect, test, vi } from 'vitest'
import { lettingGo } from '../../../../src/lib/indexed-db/leftPage'
import { database } from '../../../../src/storage/database'
import {
  keepRestorePoint,
  listRestorePoints,
} from '../../../../src/storage/restore-points/restorePoints'

class Notes extends Dexie {
  declare notes: EntityTable<{ id: string; text: string }, 'id'>
  constructor(name: string, leaving = lettingGo(indexedDB)) {
    super(name, leaving)
    this.version(1).stores({ notes: 'id' })
  }
}

const opened: Notes[] = []

function open(name: string): Notes {
  const notes = new Notes(name)
  opened.push(notes)
  return notes
}

/** The browser leaves the page; with `persisted` it keeps it for 'Back'. */
function leave(persisted: boolean): void {
  dispatchEvent(new PageTransitionEvent('pagehide', { persisted }))
}

/** Writes, and leaves the page in the middle of it; returns what happened to the write. */
async function leaveWhileWriting(notes: Notes, persisted: boolean): Promise<string> {
  const [written] = await Promise.allSettled([
    notes.transaction('rw', notes.notes, async () => {
      await notes.notes.put({ id: 'one', text: 'Half of a' })
      leave(persisted)
      await notes.notes.put({ id: 'one', text: 'Half of a sentence' })
    }),
  ])
  return written.status
}

afterEach(async () => {
  for (const notes of opened.splice(0)) await notes.delete()
})

test('a page kept for ‘Back’ aborts its running transaction', async () => {
  const notes = open('kept')
  expect(await leaveWhileWriting(notes, true)).toBe('rejected')
  expect(await notes.notes.toArray()).toEqual([])
  await notes.notes.put({ id: 'two', text: 'Back again' })
})

test('a page that is not kept completes its transaction', async () => {
  const notes = open('not-kept')
  expect(await leaveWhileWriting(notes, false)).toBe('fulfilled')
  expect(await notes.notes.toArray()).toEqual([{ id: 'one', text: 'Half of a sentence' }])
})

test('whoever opens a database tells those who are opening one: Chromium then drops a page that it froze there', async () => {
  const frozen = new BroadcastChannel('ssip-opening')
  const told = new Promise((resolve) => {
    frozen.addEventListener('message', resolve, { once: true })
  })
  const close = vi.spyOn(BroadcastChannel.prototype, 'close')
  const request = lettingGo(indexedDB).indexedDB?.open('told', 1)
  await new Promise((resolve) => {
    request?.addEventListener('success', resolve)
  })
  expect(close).toHaveBeenCalledOnce()
  request?.result.close()
  await told
  frozen.close()
})

test('a page that opens two databases does not tell itself: Chromium would not keep it for ‘Back’', async () => {
  const made = vi.spyOn(globalThis, 'BroadcastChannel')
  const factory = lettingGo(indexedDB).indexedDB
  const opened = ['one', 'two'].map(
    (name) =>
      new Promise<IDBDatabase>((resolve) => {
        const request = factory?.open(name, 1)
        request?.addEventListener('success', () => resolve(request.result))
      }),
  )
  for (const one of await Promise.all(opened)) one.close()
  expect(made).toHaveBeenCalledOnce()
})

test('creating a database is aborted too, and repeated when it is needed again', async () => {
  await database.delete({ disableAutoOpen: false })
  const leaveOnce = () => {
    database.on('populate').unsubscribe(leaveOnce)
    leave(true)
  }
  database.on('populate', leaveOnce)
  await expect(Promise.allSettled([database.drafts.count()])).resolves.toMatchObject([
    { status: 'rejected' },
  ])
  expect(await database.drafts.count()).toBe(0)
})

test('so is creating the database of earlier states', async () => {
  const open = indexedDB.open.bind(indexedDB)
  vi.spyOn(indexedDB, 'open').mockImplementationOnce((...asked) => {
    const request = open(...asked)
    request.addEventListener('upgradeneeded', () => queueMicrotask(() => leave(true)))
    return request
  })
  const values = { fields: {}, teamMembers: [], teamLeader: '', mentor: {} }
  await expect(keepRestorePoint('u-asha:poc', 'opened', values)).rejects.toThrow()
  await keepRestorePoint('u-asha:poc', 'opened', values)
  expect(await listRestorePoints('u-asha:poc')).toHaveLength(1)
})

test('a browser without IndexedDB is left unchanged', () => {
  expect(lettingGo(undefined)).toEqual({})
})
