import Dexie, { liveQuery, type Table } from 'dexie'
import { beforeEach, afterAll, describe, expect, test, vi } from 'vitest'
import { addAttachment, attachmentsOf, listAttachments } from '../../../../src/storage/attachments'
import { database } from '../../../../src/storage/database'
import { decide, listDecisions } from '../../../../src/storage/office/decisions'
import { listDrafts, loadDraft, putDraft } from '../../../../src/storage/drafts/drafts'
import { storageFailure } from '../../../../src/storage/failure'
import { keepRestorePoint } from '../../../../src/storage/restore-points/restorePoints'
import { turn } from '../../../../src/lib/turn'
import { seal } from '../../../../src/storage/sealing/cipher'
import { sealFile } from '../../../../src/storage/sealing/sealedFile'
import { pieceSize } from '../../../../src/lib/answers/pieces'
import { sharedComputer } from '../../../../src/storage/sealing/sharedComputer'
import { installSealing } from '../../../../src/storage/sealing/install'
import { openVault } from '../../../../src/storage/sealing/openVault'
import { getSetting, updateSetting } from '../../../../src/storage/settings/table/settingsTable'
import { changeKept, keptRows, openVaultOf, person } from '../../../support/sealed'

const asha = person('u-asha')
const secret = '2345 6789 0124'

const draft = (userId: string, revision: number, title: string = secret) => ({
  id: `${userId}:poc`,
  userId,
  kind: 'poc' as const,
  revision,
  savedAt: 1,
  values: { fields: { title }, teamMembers: [{ name: 'x' }], teamLeader: '', mentor: {} },
  place: { path: null, scrollY: 0 },
})
const bytes = (text: string) => new Uint8Array(new TextEncoder().encode(text)).buffer

type Row = { id: string; owner: string; kind: string; number: number }
type Reading = Table<Row, string>
type Found = ReturnType<Reading['toCollection']>

const several = ['owner-0', 'owner-2']

/** Every way in which Dexie walks a cursor, and some in which it does not. */
const reads: Record<string, (table: Reading) => Promise<unknown>> = {
  each: (table) => collected(table.where('owner').equals('owner-1')),
  'each, backwards': (table) => collected(backwards(table.where('owner').equals('owner-1'))),
  'each of several': (table) => collected(table.where('owner').anyOf(several)),
  'each key': async (table) => table.where('owner').above('owner-0').keys(),
  'different keys': async (table) => table.where('owner').above('owner-0').uniqueKeys(),
  'all in order': async (table) => table.orderBy('owner').toArray(),
  'all backwards': async (table) => backwards(table.orderBy('owner')).toArray(),
  'after some': async (table) => table.orderBy('owner').offset(5).limit(3).toArray(),
  'after some, filtered': async (table) =>
    table
      .orderBy('owner')
      .filter(({ kind }) => kind === 'poc')
      .offset(2)
      .toArray(),
  'the first few of several': async (table) =>
    table.where('owner').anyOf(several).limit(5).toArray(),
  'several backwards': async (table) => backwards(table.where('owner').anyOf(several)).toArray(),
  'until one': async (table) =>
    table
      .orderBy('owner')
      .until(({ owner }) => owner === 'owner-2')
      .toArray(),
  'by the first half of a key': (table) => collected(table.where('kind').equals('ipr')),
  'by a whole key': async (table) =>
    table.where('[kind+number]').between(['ipr', 3], ['ipr', 9]).toArray(),
  last: async (table) => table.orderBy('owner').last(),
  count: async (table) => table.where('owner').anyOf(several).count(),
}

function backwards(of: Found): Found {
  // oxlint-disable-next-line unicorn/no-array-reverse -- It is no array.
  return of.reverse()
}

async function collected(of: Found): Promise<Row[]> {
  const rows: Row[] = []
  await of.each((row) => rows.push(row))
  return rows
}

/** What a screen that follows this gets first. */
function followed<Value>(read: () => Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const following = liveQuery(read).subscribe({
      next: (value) => {
        resolve(value)
        queueMicrotask(() => following.unsubscribe())
      },
      error: reject,
    })
  })
}

beforeEach(async () => {
  sharedComputer.set('on')
  await openVaultOf(asha)
})

afterAll(() => openVault.set(undefined))

describe('what is kept', () => {
  test('names nobody and holds nothing that can be read', async () => {
    await putDraft(draft(asha.id, 1))
    await addAttachment(`${asha.id}:poc`, {
      name: 'card.jpg',
      type: 'image/jpeg',
      bytes: bytes(secret),
    })
    await updateSetting(asha.id, 'contact-draft', () => ({ name: asha.name }))
    await decide([{ id: 'app-1', status: 'pending-review', history: [] }], {
      to: 'approved',
      by: asha.name,
      remark: secret,
    })
    for (const table of ['drafts', 'attachments', 'settings', 'decisions']) {
      const [row] = await keptRows(table)
      const parts = Object.entries(row ?? {}).map(([name, value]) => [name, readable(value)])
      const text = JSON.stringify(parts)
      for (const told of [secret, asha.id, asha.name, 'card.jpg', 'u-asha:poc'])
        expect(text).not.toContain(told)
      expect(row).toHaveProperty('sealed.iv.length', 12)
    }
  })

  test('gets a fresh nonce with every write', async () => {
    const seen = new Set<string>()
    for (let revision = 1; revision <= 20; revision += 1) {
      await putDraft(draft(asha.id, revision))
      const [row] = await keptRows('drafts')
      seen.add(String((row as { sealed: { iv: Uint8Array } }).sealed.iv))
    }
    expect(seen.size).toBe(20)
  })
})

describe('what is read', () => {
  test('equals what was written: by key, by index, by range, by several keys, by cursor', async () => {
    await putDraft(draft(asha.id, 1))
    await putDraft(draft(asha.id, 2))
    expect((await loadDraft(asha.id, 'poc'))?.revision).toBe(2)
    expect(await listDrafts(asha.id)).toHaveLength(1)
    const owner = `${asha.id}:poc`
    const one = await addAttachment(owner, { name: 'a', type: 't', bytes: bytes('first') })
    const other = await addAttachment('sub-1', { name: 'b', type: 't', bytes: bytes('second') })
    const [file] = await attachmentsOf(owner)
    expect(file).toEqual({ ...one, bytes: bytes('first') })
    expect(await listAttachments(owner)).toEqual([one])
    const { attachments } = database
    const both = ids([one, other])
    expect(ids(await attachments.where('ownerId').startsWith(`${asha.id}:`).toArray())).toEqual([
      one.id,
    ])
    expect(ids(await attachments.where('ownerId').anyOf(owner, 'sub-1', 'zz').toArray())).toEqual(
      both,
    )
    expect(await attachments.where('ownerId').anyOf(['', owner]).count()).toBe(1)
    expect(ids(await attachments.filter(({ size }) => size > 0).toArray())).toEqual(both)
    expect(await attachments.where('ownerId').equals(owner).primaryKeys()).toEqual([one.id])
    await attachments.where('id').anyOf(both).modify({ ownerId: 'sub-2' })
    expect(ids(await attachmentsOf('sub-2'))).toEqual(both)
    await attachments.update(one.id, { orphanedAt: 5 })
    expect(await attachments.get(one.id)).toMatchObject({ orphanedAt: 5, bytes: bytes('first') })
  })

  test('a revision that is not based on the stored one is refused as ever', async () => {
    await putDraft(draft(asha.id, 1))
    await expect(putDraft(draft(asha.id, 1))).rejects.toThrow('changed elsewhere')
    await expect(putDraft(draft(asha.id, 3))).rejects.toThrow('changed elsewhere')
    expect((await loadDraft(asha.id, 'poc'))?.revision).toBe(1)
  })

  test('is read in the same way where a screen follows what is stored', async () => {
    const owner = `${asha.id}:poc`
    const one = await addAttachment(owner, { name: 'a', type: 't', bytes: bytes('first') })
    expect(await followed(() => listAttachments(owner))).toEqual([one])
  })

  test('comes in the same order and number as from a database that is not sealed', async () => {
    const plain = new Dexie('not-sealed')
    plain.version(1).stores({ rows: 'id, owner, [kind+number]' })
    const sealed = new Dexie('sealed')
    sealed.version(1).stores({ rows: 'id, owner, [kind+number]' })
    installSealing(sealed)
    const rows = Array.from({ length: 12 }, (_, n) => ({
      id: `row-${(n * 5) % 12}`,
      owner: `owner-${n % 3}`,
      kind: n % 2 === 0 ? 'poc' : 'ipr',
      number: n,
    }))
    const [here, there] = [plain, sealed].map((one) => one.table<Row, string>('rows'))
    await here!.bulkAdd(rows)
    await there!.bulkAdd(rows)
    for (const [name, read] of Object.entries(reads)) {
      const expected = await read(here!)
      expect(await read(there!), name).toEqual(expected)
      expect(await followed(() => read(there!)), `${name}, followed`).toEqual(expected)
    }
  })

  test('auto-numbered rows keep their order', async () => {
    for (const id of ['app-1', 'app-2', 'app-3'])
      await decide([{ id, status: 'pending-review', history: [] }], {
        to: 'approved',
        by: 'x',
        remark: '',
      })
    // Written again, each keeps its number.
    await database.decisions.bulkPut(await database.decisions.toArray())
    expect((await listDecisions()).map(({ applicationId }) => applicationId)).toEqual([
      'app-1',
      'app-2',
      'app-3',
    ])
  })

  test('is what another tab has written in the same moment, under the same number', async () => {
    await putDraft(draft(asha.id, 1))
    const [vault, [row]] = [openVault.read(), await keptRows('drafts')]
    const { sealed, id } = row as { id: string; sealed: { revision: number } }
    const key = vault?.keys.at(-1)?.key
    if (key === undefined) throw new Error('No vault is open')
    const about = JSON.stringify([database.name, 'drafts', id, vault?.id, sealed.revision, 0])
    const text = JSON.stringify({ ...draft(asha.id, 1, 'Of the other tab'), schemaVersion: 2 })
    const body = await seal(key, bytes(text), about)
    await changeKept('drafts', () => [{ ...row, sealed: { ...sealed, ...body } }])
    expect((await loadDraft(asha.id, 'poc'))?.values.fields['title']).toBe('Of the other tab')
  })

  test('simultaneous writes and reads in one transaction all complete', async () => {
    await database.transaction('rw', database.drafts, database.settings, () =>
      Promise.all([
        ...Array.from({ length: 20 }, (_, n) => updateSetting(asha.id, `key-${n}`, () => n)),
        database.drafts.put({ ...draft(asha.id, 1), schemaVersion: 2 }),
        database.drafts.get(`${asha.id}:poc`),
      ]),
    )
    expect(await getSetting(asha.id, 'key-19')).toBe(19)
  })
})

describe('other people', () => {
  test('have only their own rows, even under the same key', async () => {
    await putDraft(draft(asha.id, 1))
    await updateSetting(asha.id, 'preferences', () => 'hers')
    const hers = openVault.read()
    const rohan = person('u-rohan')
    await openVaultOf(rohan)
    expect(await loadDraft(asha.id, 'poc')).toBeUndefined()
    expect(await database.drafts.toArray()).toEqual([])
    await putDraft(draft(rohan.id, 1, 'his'))
    const poc = database.drafts.filter(({ kind }) => kind === 'poc')
    expect(await poc.toArray()).toMatchObject([{ userId: rohan.id }])
    openVault.set(hers)
    expect((await loadDraft(asha.id, 'poc'))?.values.fields['title']).toBe(secret)
    expect(await loadDraft(rohan.id, 'poc')).toBeUndefined()
    expect(await getSetting(asha.id, 'preferences')).toBe('hers')
  })

  test('see nothing of what a screen has just followed for somebody else', async () => {
    const decision = { to: 'approved', by: asha.name, remark: secret } as const
    await decide([{ id: 'app-1', status: 'pending-review', history: [] }], decision)
    expect(await followed(listDecisions)).toHaveLength(1)
    await openVaultOf(person('u-rohan'))
    expect(await followed(listDecisions)).toEqual([])
    openVault.set(undefined)
    expect(await followed(listDecisions)).toEqual([])
  })

  test('see nothing of what was still being written when they were locked out', async () => {
    const { encrypt } = crypto.subtle
    vi.spyOn(crypto.subtle, 'encrypt').mockImplementation(async (...given) => {
      openVault.set(undefined)
      return encrypt.apply(crypto.subtle, given)
    })
    await putDraft(draft(asha.id, 1))
    expect(await keptRows('drafts')).toHaveLength(1)
    expect(await database.drafts.toArray()).toEqual([])
  })

  test('keep nothing, under their own key, of what a screen of somebody who has left still writes', async () => {
    // Whose id begins as the other one's.
    await openVaultOf(person('u-ash'))
    const late = draft(asha.id, 1)
    const written = await Promise.allSettled([
      putDraft(late),
      addAttachment(late.id, { name: 'scan', type: 'image/png', bytes: bytes(secret) }),
      keepRestorePoint(late.id, 'typing', late.values),
    ])
    for (const one of written) expect(one).toMatchObject({ reason: { name: 'LockedError' } })
    expect(written).toHaveLength(3)
  })

  test('with nobody there nothing is read, and nothing of a person is written', async () => {
    await putDraft(draft(asha.id, 1))
    openVault.set(undefined)
    expect(await database.drafts.toArray()).toEqual([])
    const refused = await putDraft(draft(asha.id, 2)).catch((error: unknown) => error)
    expect(storageFailure(refused)).toBe('locked')
    expect(await keptRows('drafts')).toHaveLength(1)
  })
})

describe('a row that was', () => {
  type Kept = { id: string; sealed: { revision: number; data: ArrayBuffer } }
  const cases: [string, (rows: Kept[]) => Kept[]][] = [
    [
      'changed',
      ([row]) => {
        new Uint8Array(row?.sealed.data ?? new ArrayBuffer(1))[0]! ^= 1
        return [row as Kept]
      },
    ],
    [
      'given another revision',
      ([row]) => [{ ...(row as Kept), sealed: { ...(row as Kept).sealed, revision: 9 } }],
    ],
    [
      'swapped with another one of the same person',
      ([one, other]) => [
        { ...(one as Kept), sealed: (other as Kept).sealed },
        { ...(other as Kept), sealed: (one as Kept).sealed },
      ],
    ],
  ]
  test.each(cases)('%s is not opened, and this is reported', async (_what, change) => {
    await putDraft(draft(asha.id, 1))
    await putDraft({ ...draft(asha.id, 1, 'other'), id: `${asha.id}:zoo`, kind: 'ipr' })
    await changeKept('drafts', change)
    const refused = await loadDraft(asha.id, 'poc').catch((error: unknown) => error)
    expect(storageFailure(refused)).toBe('tampered')
  })
})

describe('a large file', () => {
  const scan = { name: 'scan.pdf', type: 'application/pdf', bytes: largeBytes() }
  type Kept = { id: string; sealed: { revision: number; files: object[] } }
  type Piece = { iv: Uint8Array; data: ArrayBuffer }

  test('is sealed in pieces, each with a nonce of its own, and opens whole', async () => {
    const { id } = await addAttachment(`${asha.id}:poc`, scan)
    const [row] = (await keptRows('attachments')) as Kept[]
    const { pieces } = fileOf(row)
    // Each ends with a tag of 16 bytes.
    expect(pieces.map(({ data }) => data.byteLength - 16)).toEqual([pieceSize, pieceSize, 7])
    expect(new Set(pieces.map(({ iv }) => String(iv))).size).toBe(3)
    expect(isEqual((await database.attachments.get(id))?.bytes, scan.bytes)).toBe(true)
  })

  test('lets the page have its turn between two pieces, also where sealing itself does not', async () => {
    const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
      'encrypt',
    ])
    let turns = 0
    const turnsBefore: number[] = []
    const encrypt = vi.spyOn(crypto.subtle, 'encrypt').mockImplementation(() => {
      turnsBefore.push(turns)
      void turn().then(() => (turns += 1))
      return Promise.resolve(new ArrayBuffer(16))
    })
    await sealFile(key, scan.bytes, () => 'what it is about')
    encrypt.mockRestore()
    expect(turnsBefore).toHaveLength(3)
    expect(turnsBefore.at(-1)).toBeGreaterThan(0)
  })

  const cases: [string, (pieces: Piece[]) => (Piece | undefined)[]][] = [
    ['lacks its end', (pieces) => pieces.slice(0, -1)],
    ['lacks all its pieces', () => []],
    ['has two pieces exchanged', ([one, other, ...rest]) => [other, one, ...rest]],
  ]
  test.each(cases)('that %s is not opened, and that is said', async (_what, change) => {
    const { id } = await addAttachment(`${asha.id}:poc`, scan)
    await changeKept('attachments', ([row]: Kept[]) => {
      const file = fileOf(row)
      file.pieces = change(file.pieces) as Piece[]
      return [row as Kept]
    })
    const refused = await database.attachments.get(id).catch((error: unknown) => error)
    expect(storageFailure(refused)).toBe('tampered')
  })

  test('a row without one of its files is not opened, and that is said', async () => {
    const { id } = await addAttachment(`${asha.id}:poc`, scan)
    await changeKept('attachments', ([row]: Kept[]) => {
      if (row !== undefined) row.sealed.files = []
      return [row as Kept]
    })
    const refused = await database.attachments.get(id).catch((error: unknown) => error)
    expect(storageFailure(refused)).toBe('tampered')
  })

  test('and another of the same row stay in their places', async () => {
    const row = { scans: [bytes('first'), bytes('second')] }
    const aside = { userId: asha.id, table: 'submissions', reason: '', at: 1, row }
    const id = await database.quarantine.add(aside)
    expect(await database.quarantine.get(id)).toEqual({ ...aside, id })
    await changeKept('quarantine', ([kept]: Kept[]) => {
      kept?.sealed.files.reverse()
      return [kept as Kept]
    })
    const refused = await database.quarantine.get(id).catch((error: unknown) => error)
    expect(storageFailure(refused)).toBe('tampered')
  })

  test('that an earlier version has sealed at one go opens', async () => {
    const { id } = await addAttachment(`${asha.id}:poc`, scan)
    const [vault, [row]] = [openVault.read(), (await keptRows('attachments')) as Kept[]]
    const key = vault?.keys.at(-1)?.key
    if (key === undefined || row === undefined) throw new Error('Nothing was kept')
    const about = [database.name, 'attachments', id, vault?.id, row.sealed.revision, 1]
    row.sealed.files = [await seal(key, scan.bytes, JSON.stringify(about))]
    await changeKept('attachments', () => [row])
    expect(isEqual((await database.attachments.get(id))?.bytes, scan.bytes)).toBe(true)
  })

  function fileOf(row: Kept | undefined) {
    const [file] = row?.sealed.files ?? []
    if (file === undefined) throw new Error('No file was kept')
    return file as { pieces: Piece[] }
  }
})

const ids = (rows: { id: string }[]) => rows.map(({ id }) => id).toSorted()

/** Everything readable in a stored value, with bytes as text. */
function readable(value: unknown): unknown {
  if (value instanceof ArrayBuffer) return Buffer.from(value).toString('latin1')
  if (ArrayBuffer.isView(value)) return Buffer.from(value.buffer).toString('latin1')
  if (Array.isArray(value)) return value.map(readable)
  return typeof value === 'object' && value !== null ? Object.values(value).map(readable) : value
}

function largeBytes(): ArrayBuffer {
  const pattern = new Uint8Array(2 * pieceSize + 7)
  for (let index = 0; index < pattern.length; index += 1) pattern[index] = (index * 31) % 251
  return pattern.buffer
}

/** Comparing this many numbers one by one takes seconds. */
function isEqual(one: ArrayBuffer | undefined, other: ArrayBuffer): boolean {
  return one !== undefined && Buffer.from(one).equals(Buffer.from(other))
}
