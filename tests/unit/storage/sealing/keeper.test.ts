import { Dexie } from 'dexie'
import { afterAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { addAttachment, attachmentsOf } from '../../../../src/storage/attachments'
import { connectionLosses, database } from '../../../../src/storage/database'
import {
  discardDraft,
  loadDraft,
  putDraft,
  restoreDraft,
} from '../../../../src/storage/drafts/drafts'
import { decide, listDecisions } from '../../../../src/storage/office/decisions'
import { cacheProfile } from '../../../../src/storage/profileCache'
import { getSetting, updateSetting } from '../../../../src/storage/settings/table/settingsTable'
import { keepRestorePoint } from '../../../../src/storage/restore-points/restorePoints'
import { enter, enterWithOld, removeOwn, unlock } from '../../../../src/storage/sealing/keeper'
import { removeEveryVault, removeVault } from '../../../../src/storage/sealing/keptRows'
import { openVault } from '../../../../src/storage/sealing/openVault'
import {
  olderRowFound,
  sealingNews,
  sealingProgress,
} from '../../../../src/storage/sealing/sealingNews'
import { sharedComputer } from '../../../../src/storage/sealing/sharedComputer'
import { vaultDatabase } from '../../../../src/storage/sealing/vaultDatabase'
import { newVault } from '../../../../src/storage/sealing/vaults'
import { othersWork } from '../../../../src/storage/whole-copy/wholeCopy'
import { eventually } from '../../../support/eventually'
import { loseBytes } from '../../../support/lostBytes'
import { changeKept, keptRows, person } from '../../../support/sealed'

// A tenth of a second each would add up; cipher.test.ts checks the real number of rounds.
vi.mock('../../../../src/storage/sealing/cipher', async (original) => ({
  ...(await original<object>()),
  passwordRounds: 1_000,
  tagRounds: 1_000,
}))

const asha = person('u-asha')
const rohan = person('u-rohan')
const entry = (user = asha, password = 'Monsoon 2026') => ({ user, email: user.email, password })
const changed = entry(asha, 'Winter 2026')

const draft = (userId: string, revision = 1) => ({
  id: `${userId}:poc`,
  userId,
  kind: 'poc' as const,
  revision,
  savedAt: 1,
  values: { fields: { title: `Of ${userId}` }, teamMembers: [{}], teamLeader: '', mentor: {} },
  place: { path: null, scrollY: 0 },
})
const scan = () => ({ name: 'scan', type: 'image/png', bytes: new Uint8Array([1, 2, 3]).buffer })
const titleOf = async (userId: string) => (await loadDraft(userId, 'poc'))?.values.fields['title']

const keepDraftWithScan = async () => {
  await enter(entry())
  await putDraft(draft(asha.id))
  await addAttachment(`${asha.id}:poc`, scan())
}

/** Signs in with the password that was changed on the server; returns the vault of the older one. */
const enterChanged = async () => {
  openVault.set(undefined)
  const entered = await enter(changed)
  if (entered.at !== 'other-password') throw new Error('It opened with another password')
  return entered.vaultId
}

/** Nobody is here; the note of the person is not as it was written. */
const damagePerson = async () => {
  openVault.set(undefined)
  await vaultDatabase.vaults.toCollection().modify(({ person: { data } }) => {
    new Uint8Array(data)[0]! ^= 1
  })
}

const sealedBy = (rows: object[]) =>
  rows.map((row) => (row as { sealed: { by: string } }).sealed.by)

beforeEach(async () => {
  openVault.set(undefined)
  sealingNews.set(undefined)
  olderRowFound.set(false)
  sharedComputer.set('on')
  await Promise.all([vaultDatabase.vaults.clear(), vaultDatabase.salts.clear()])
})

afterAll(() => {
  openVault.set(undefined)
  sharedComputer.set('off')
})

describe('coming back', () => {
  test('the password opens what was kept, without a server', async () => {
    await enter(entry())
    await putDraft(draft(asha.id))
    openVault.set(undefined)
    expect(await titleOf(asha.id)).toBeUndefined()
    expect(await unlock({ email: ' U-Asha@Example.org' }, 'Monsoon 2026')).toEqual({
      user: asha,
      email: asha.email,
    })
    expect(await titleOf(asha.id)).toBe('Of u-asha')
    // What the server has said of them since.
    const married = { ...asha, name: 'Asha Shah' }
    await enter(entry(married))
    openVault.set(undefined)
    expect(await unlock({ email: asha.email }, 'Monsoon 2026')).toMatchObject({ user: married })
  })

  test('a wrong password opens nothing, erases nothing and takes a second', async () => {
    await enter(entry())
    await putDraft(draft(asha.id))
    openVault.set(undefined)
    const before = await keptRows('drafts')
    const began = performance.now()
    expect(await unlock({ email: asha.email }, 'Monsoon 2025')).toBe('wrong')
    expect(performance.now() - began).toBeGreaterThan(990)
    expect(openVault.read()).toBeUndefined()
    expect(await keptRows('drafts')).toEqual(before)
    expect(await unlock({ email: 'nobody@example.org' }, 'Monsoon 2026')).toBe('nobody')
  })

  test('a password opens however a keyboard composes its letters', async () => {
    await enter(entry(asha, 'Café Nº２'))
    openVault.set(undefined)
    const typed = 'Cafe\u0301 No2'
    expect(await unlock({ email: asha.email }, typed)).toMatchObject({ user: asha })
  })

  test('a damaged note of the person keeps nobody from their work whom the server has confirmed', async () => {
    await enter(entry())
    await putDraft(draft(asha.id))
    await damagePerson()
    await expect(unlock({ email: asha.email }, 'Monsoon 2026')).rejects.toThrow('operation')
    expect(await enter(entry())).toEqual({ at: 'open', user: asha })
    expect(await titleOf(asha.id)).toBe('Of u-asha')
    // From now on it opens without a server, too.
    openVault.set(undefined)
    expect(await unlock({ email: asha.email }, 'Monsoon 2026')).toMatchObject({ user: asha })
    await damagePerson()
    expect(await enterWithOld(await enterChanged(), 'Monsoon 2026', changed)).toMatchObject({
      at: 'open',
    })
    expect(await titleOf(asha.id)).toBe('Of u-asha')
  })

  test('works in a browser without locks', async () => {
    vi.spyOn(navigator, 'locks', 'get').mockReturnValue(undefined as never)
    expect(await enter(entry())).toMatchObject({ at: 'open' })
  })

  test('the password, the keys and the person are not stored in the open', async () => {
    await enter(entry())
    const [vault] = await vaultDatabase.vaults.toArray()
    const raw = openVault.read()?.keys[0]
    const bytes = Buffer.from(await crypto.subtle.exportKey('raw', raw!.key))
    const kept = Buffer.concat(
      [vault!.salt, vault!.keys.data, vault!.person.data].map((part) => Buffer.from(part as never)),
    )
    const text = JSON.stringify(vault) + kept.toString('latin1')
    for (const told of ['Monsoon', asha.id, asha.name, asha.email]) expect(text).not.toContain(told)
    expect(kept.includes(bytes)).toBe(false)
  })
})

describe('a password that was changed on the server', () => {
  test('the older one opens the rows once, and they are sealed again, once', async () => {
    await keepDraftWithScan()
    const vaultId = await enterChanged()
    expect(openVault.read()).toBeUndefined()
    expect(await enterWithOld(vaultId, 'Monsoon 2025', changed)).toBe(false)
    const before = await keptRows('drafts')
    const put = vi.spyOn(IDBObjectStore.prototype, 'put')
    // What the server has said of them since.
    const married = { ...asha, name: 'Asha Shah' }
    const entered = await enterWithOld(vaultId, 'Monsoon 2026', { ...changed, user: married })
    expect(entered).toMatchObject({ at: 'open', user: married })
    const written = put.mock.calls.filter(
      (_row, at) => (put.mock.contexts[at] as IDBObjectStore).transaction.db.name === database.name,
    )
    expect(written).toHaveLength(2)
    for (const [row] of written) expect(row).toHaveProperty('sealed')
    expect(await titleOf(asha.id)).toBe('Of u-asha')
    expect((await attachmentsOf(`${asha.id}:poc`))[0]?.bytes).toEqual(scan().bytes)
    expect(sealedBy(await keptRows('drafts'))).not.toEqual(sealedBy(before))
    openVault.set(undefined)
    const after = await keptRows('drafts')
    expect(await unlock({ email: asha.email }, 'Monsoon 2026')).toBe('wrong')
    expect(await unlock({ email: asha.email }, 'Winter 2026')).toMatchObject({ user: married })
    expect(await keptRows('drafts')).toEqual(after)
  })

  test('keeps nobody out on a full disk: both keys go on opening what is there', async () => {
    await keepDraftWithScan()
    const older = openVault.read()
    const vaultId = await enterChanged()
    await enterWithOld(vaultId, 'Monsoon 2026', changed)
    openVault.set(older)
    await updateSetting(asha.id, 'contact-draft', () => 'My last words')
    openVault.set(undefined)
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError')
    })
    expect(await enter(changed)).toMatchObject({ at: 'open' })
    expect(sealingProgress.read()).toBeUndefined()
    expect(await titleOf(asha.id)).toBe('Of u-asha')
    expect(await getSetting(asha.id, 'contact-draft')).toBe('My last words')
  })

  test('nor where all is sealed with the newer key by then, and the older one cannot be taken out', async () => {
    await keepDraftWithScan()
    const vaultId = await enterChanged()
    await enterWithOld(vaultId, 'Monsoon 2026', changed)
    openVault.set(undefined)
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError')
    })
    expect(await enter(changed)).toMatchObject({ at: 'open' })
    expect(openVault.read()?.keys).toHaveLength(2)
    expect(await titleOf(asha.id)).toBe('Of u-asha')
  })

  test('if it is forgotten, only the person’s own rows are removed, and only on request', async () => {
    await enter(entry(rohan))
    await putDraft(draft(rohan.id))
    await enter(entry())
    await putDraft(draft(asha.id))
    const vaultId = await enterChanged()
    expect(await keptRows('drafts')).toHaveLength(2)
    await removeVault(vaultId)
    expect(await enter(changed)).toMatchObject({ at: 'open' })
    expect(await titleOf(asha.id)).toBeUndefined()
    expect(await keptRows('drafts')).toHaveLength(1)
    await enter(entry(rohan))
    expect(await titleOf(rohan.id)).toBe('Of u-rohan')
  })
})

/** Changes the sealed draft of the first form; a second time, changes it back. */
const damage = () =>
  changeKept('drafts', (rows: { id: string; sealed: { data: ArrayBuffer } }[]) => {
    const row = rows.find(({ id }) => id.endsWith(':poc'))
    new Uint8Array(row!.sealed.data)[0]! ^= 1
    return rows
  })
const other = async () => (await loadDraft(asha.id, 'ipr'))?.values.fields['title']

const keepTwo = async () => {
  await enter(entry())
  await putDraft(draft(asha.id))
  await putDraft({ ...draft(asha.id), id: `${asha.id}:ipr`, kind: 'ipr' })
  await damage()
  openVault.set(undefined)
}

describe('a row that was changed from outside', () => {
  test('keeps nobody from coming in with a new password, or from the rest', async () => {
    await keepTwo()
    const vaultId = await enterChanged()
    expect(await enterWithOld(vaultId, 'Monsoon 2026', changed)).toMatchObject({ at: 'open' })
    expect(await other()).toBe('Of u-asha')
    openVault.set(undefined)
    await enter(changed)
    expect(await other()).toBe('Of u-asha')
    // Changed back, it opens: its key is still there.
    await damage()
    expect(await titleOf(asha.id)).toBe('Of u-asha')
  })

  test('keeps its vault where the computer is shared no longer', async () => {
    await keepTwo()
    sharedComputer.set('off')
    expect(await enter(entry())).toMatchObject({ at: 'open' })
    expect(await other()).toBe('Of u-asha')
    await damage()
    await enter(entry())
    expect(await titleOf(asha.id)).toBe('Of u-asha')
    expect(await vaultDatabase.vaults.count()).toBe(0)
  })
})

/** The number of drafts and files that anybody can read. */
async function openRows(): Promise<number> {
  const rows = [...(await keptRows('drafts')), ...(await keptRows('attachments'))]
  return rows.filter((row) => !('sealed' in row)).length
}

/** As on a person's own device. */
async function keepOpenly(userId: string, kind = 'poc', title = `Of ${userId}`) {
  const plain = await new Dexie(database.name).open()
  const id = `${userId}:${kind}`
  const values = { ...draft(userId).values, fields: { title } }
  await plain.table('drafts').put({ ...draft(userId), id, kind, values, schemaVersion: 2 })
  const file = { id: `file-${id}`, ownerId: id, size: 3, addedAt: 1, ...scan() }
  await plain.table('attachments').put(file)
  plain.close()
}

/** Whether replacing the stored rows with these is noticed. */
const putBack = async (rows: Record<string, unknown>[]) => {
  await changeKept('drafts', () => rows)
  olderRowFound.set(false)
  expect(await titleOf(asha.id)).toBe('Of u-asha')
  return olderRowFound.read()
}

const newest = async () => (await vaultDatabase.vaults.toArray())[0]?.newest

/** Ends the session; resolves when it has stored what it knows about the newest writes. */
async function leave(page: { openVault: typeof openVault } = { openVault }) {
  const before = await newest()
  page.openVault.set(undefined)
  await eventually(async () => expect(await newest()).not.toEqual(before))
}

/** The storage as a page that has just been loaded has it: nothing is remembered but what is stored. */
async function newPage() {
  vi.resetModules()
  const [drafts, left, points, keeper, news, sharing, vault] = await Promise.all([
    import('../../../../src/storage/drafts/drafts'),
    import('../../../../src/storage/drafts/leftBehind'),
    import('../../../../src/storage/restore-points/restorePoints'),
    import('../../../../src/storage/sealing/keeper'),
    import('../../../../src/storage/sealing/sealingNews'),
    import('../../../../src/storage/sealing/sharedComputer'),
    import('../../../../src/storage/sealing/openVault'),
  ])
  onTestFinished(() => vault.openVault.set(undefined))
  sharing.sharedComputer.set('on')
  return { ...drafts, ...left, ...points, ...keeper, ...news, ...sharing, ...vault }
}

/** A draft of which another tab has written the newer row, after this one had written the `first`. */
async function writtenByBoth() {
  await enter(entry())
  await putDraft(draft(asha.id, 1))
  const first = await keptRows('drafts')
  const other = await newPage()
  await other.unlock({ email: asha.email }, 'Monsoon 2026')
  expect(await other.loadDraft(asha.id, 'poc')).toMatchObject({ revision: 1 })
  await other.putDraft(draft(asha.id, 2))
  return { first, other }
}

describe('an older row that is put back whole', () => {
  test('is noticed by the session that has written the newer one', async () => {
    await enter(entry())
    await putDraft(draft(asha.id, 1))
    const first = await keptRows('drafts')
    await putDraft(draft(asha.id, 2))
    const second = await keptRows('drafts')
    expect(await putBack(first)).toBe(true)
    expect(await putBack(second)).toBe(false)
  })

  test('is noticed by a later session', async () => {
    await enter(entry())
    await putDraft(draft(asha.id, 1))
    const first = await keptRows('drafts')
    await leave()
    await unlock({ email: asha.email }, 'Monsoon 2026')
    await putDraft(draft(asha.id, 2))
    await leave()
    await unlock({ email: asha.email }, 'Monsoon 2026')
    expect(await putBack(first)).toBe(true)
  })

  test('is not reported when the computer starts with a clock that is behind', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    await enter(entry())
    await putDraft(draft(asha.id, 1))
    vi.setSystemTime(Date.now() + 60_000)
    const another = { ...draft(asha.id), id: `${asha.id}:ipr`, kind: 'ipr' }
    await putDraft(another)
    await discardDraft(another.id)
    await keepRestorePoint(`${asha.id}:poc`, 'opened', draft(asha.id).values)
    await leave()
    vi.setSystemTime(Date.UTC(2009, 0))
    const page = await newPage()
    await page.unlock({ email: asha.email }, 'Monsoon 2026')
    await page.putDraft(another)
    await page.putDraft(draft(asha.id, 2))
    await page.keepRestorePoint(`${asha.id}:poc`, 'typing', draft('u-later').values)
    const next = await newPage()
    await next.unlock({ email: asha.email }, 'Monsoon 2026')
    const [read, points] = await Promise.all([
      next.loadDraft(asha.id, 'poc'),
      next.listRestorePoints(`${asha.id}:poc`),
      next.loadDraft(asha.id, 'ipr'),
    ])
    await next.removeRestorePoints(`${asha.id}:poc`)
    vi.useRealTimers()
    expect(read).toMatchObject({ revision: 2 })
    expect(next.olderRowFound.read()).toBe(false)
    expect(points.map(({ occasion }) => occasion)).toEqual(['typing', 'opened'])
  })

  test('is noticed after it was removed', async () => {
    await enter(entry())
    await putDraft(draft(asha.id, 1))
    const first = await keptRows('drafts')
    await discardDraft(`${asha.id}:poc`)
    expect(await putBack(first)).toBe(true)
  })

  test('is noticed after a session that was killed some seconds after it had written the newer one', async () => {
    await enter(entry())
    await putDraft(draft(asha.id, 1))
    const first = await keptRows('drafts')
    await leave()
    await unlock({ email: asha.email }, 'Monsoon 2026')
    const before = await newest()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await putDraft(draft(asha.id, 2))
    vi.advanceTimersByTime(10_000)
    vi.useRealTimers()
    await eventually(async () => expect(await newest()).not.toEqual(before))
    const next = await newPage()
    await next.unlock({ email: asha.email }, 'Monsoon 2026')
    await changeKept('drafts', () => first)
    await next.loadDraft(asha.id, 'poc')
    expect(next.olderRowFound.read()).toBe(true)
  })

  test('is noticed where another tab has written the newer one, and this one has kept its own register since', async () => {
    const { first, other } = await writtenByBoth()
    await leave(other)
    await updateSetting(asha.id, 'contact-draft', () => 'Typed here')
    await leave()
    await unlock({ email: asha.email }, 'Monsoon 2026')
    expect(await putBack(first)).toBe(true)
  })

  test('is noticed in a vault of an earlier version, too, which has no register until it is opened', async () => {
    await enter(entry())
    await putDraft(draft(asha.id, 1))
    const first = await keptRows('drafts')
    await leave()
    await vaultDatabase.vaults.toCollection().modify((row) => {
      delete row.newest
    })
    expect(await unlock({ email: asha.email }, 'Monsoon 2026')).toMatchObject({ user: asha })
    expect(olderRowFound.read()).toBe(false)
    await putDraft(draft(asha.id, 2))
    await leave()
    await unlock({ email: asha.email }, 'Monsoon 2026')
    expect(await putBack(first)).toBe(true)
  })

  test('is noticed by a session that has only read the newer one, which another tab has written', async () => {
    const { first } = await writtenByBoth()
    expect(await loadDraft(asha.id, 'poc')).toMatchObject({ revision: 2 })
    expect(await putBack(first)).toBe(true)
  })

  test('is not reported where the portal itself went back, or a write was refused', async () => {
    await enter(entry())
    await putDraft(draft(asha.id, 1))
    await expect(putDraft(draft(asha.id, 1))).rejects.toThrow('changed elsewhere')
    expect(await titleOf(asha.id)).toBe('Of u-asha')
    await putDraft(draft(asha.id, 2))
    const discarded = await discardDraft(`${asha.id}:poc`)
    await putDraft(draft(asha.id, 1))
    expect(await titleOf(asha.id)).toBe('Of u-asha')
    await discardDraft(`${asha.id}:poc`)
    await restoreDraft(discarded!)
    expect(await titleOf(asha.id)).toBe('Of u-asha')
    // One is sealed while the other is still being sealed.
    const { drafts } = database
    const again = { ...draft(asha.id), schemaVersion: 2 }
    await Promise.all([drafts.delete(again.id), drafts.put(again)])
    await drafts.put({ ...again, id: `${asha.id}:ipr` })
    expect(await titleOf(asha.id)).toBe('Of u-asha')
    const givenUp = database.transaction('rw', drafts, async () => {
      await drafts.put(again)
      await drafts.get(again.id)
      await drafts.delete(again.id)
      throw new Error('Given up')
    })
    await expect(givenUp).rejects.toThrow('Given up')
    expect(await titleOf(asha.id)).toBe('Of u-asha')
    expect(olderRowFound.read()).toBe(false)
  })

  test('is reported even when the register itself was changed', async () => {
    await enter(entry())
    openVault.set(undefined)
    await vaultDatabase.vaults.toCollection().modify((row) => {
      if (row.newest) new Uint8Array(row.newest.data)[0]! ^= 1
    })
    expect(await unlock({ email: asha.email }, 'Monsoon 2026')).toMatchObject({ user: asha })
    expect(olderRowFound.read()).toBe(true)
  })
})

describe('turning it on and off', () => {
  test('open rows are sealed, and this is reported; other people’s stay until they sign in', async () => {
    await keepOpenly(asha.id)
    await keepOpenly(rohan.id)
    await enter(entry())
    expect(sealingNews.read()).toEqual({ sealedNow: 2, othersOpen: true })
    expect(await titleOf(asha.id)).toBe('Of u-asha')
    expect(JSON.stringify(await keptRows('drafts'))).not.toContain('Of u-asha')
    await enter(entry(rohan))
    expect(sealingNews.read()).toEqual({ sealedNow: 2, othersOpen: false })
    expect(JSON.stringify(await keptRows('drafts'))).not.toContain('Of u-rohan')
    expect((await attachmentsOf(`${rohan.id}:poc`))[0]?.bytes).toEqual(scan().bytes)
  })

  test('a draft in the open beside a sealed one of its form is written over nothing', async () => {
    const page = await newPage()
    const title = async () => (await page.loadDraft(asha.id, 'poc'))?.values.fields['title']
    await page.enter(entry())
    const { values, ...rest } = draft(asha.id)
    const fields = { title: 'Sealed' }
    await page.putDraft({ ...rest, values: { ...values, fields } })
    page.openVault.set(undefined)
    await keepOpenly(asha.id)
    // Without the tick the open one counts, and the sealed one waits for the next tick.
    page.sharedComputer.set('off')
    await page.enter(entry())
    expect(await title()).toBe('Of u-asha')
    page.sharedComputer.set('on')
    await page.enter(entry())
    expect(await title()).toBe('Sealed')
    const states = await page.listRestorePoints(rest.id)
    expect(states.map((state) => state.values.fields['title'])).toEqual(['Of u-asha'])
    expect(page.sealingNews.read()?.othersOpen).toBe(false)
  })

  test('what was typed in the open is not written over by what was sealed before it', async () => {
    await enter(entry())
    await updateSetting(asha.id, 'contact-draft', () => 'Sealed')
    openVault.set(undefined)
    sharedComputer.set('off')
    await updateSetting(asha.id, 'contact-draft', () => 'Typed later')
    await enter(entry())
    expect(await getSetting(asha.id, 'contact-draft')).toBe('Typed later')
    expect(await vaultDatabase.vaults.count()).toBe(1)
  })

  test('a vault is not kept for the note of an account, of which there is one in the open by then', async () => {
    await enter(entry())
    await cacheProfile('token', asha)
    openVault.set(undefined)
    sharedComputer.set('off')
    await cacheProfile('token', asha)
    await enter(entry())
    expect(await vaultDatabase.vaults.count()).toBe(0)
  })

  test('and is an earlier state with what a tab that has not noticed still writes into it', async () => {
    const page = await newPage()
    await page.enter(entry())
    await page.putDraft(draft(asha.id))
    page.openVault.set(undefined)
    await keepOpenly(asha.id, 'poc', 'Half a')
    const encrypt = crypto.subtle.encrypt.bind(crypto.subtle)
    let late: Promise<unknown> | undefined
    vi.spyOn(crypto.subtle, 'encrypt').mockImplementation(async (...given) => {
      if (Buffer.from(given[2] as ArrayBuffer).includes('Half a'))
        await (late ??= keepOpenly(asha.id, 'poc', 'Half a sentence'))
      return encrypt(...given)
    })
    await page.enter(entry())
    expect(late).toBeDefined()
    const states = await page.listRestorePoints(draft(asha.id).id)
    expect(states.map((state) => state.values.fields['title'])).toContain('Half a sentence')
    expect(await keptRows('drafts')).toHaveLength(1)
  })

  test('what was set aside of somebody else stands open until they sign in, too', async () => {
    sharedComputer.set('off')
    // JSON has no number like this one, which a damaged row may hold.
    const row = { title: 'Of u-rohan', serial: 7n }
    const aside = { table: 'submissions', reason: '', at: 1, row }
    await database.quarantine.add({ ...aside, userId: rohan.id })
    // Nobody could sign in to have it sealed.
    await database.quarantine.add({ ...aside, userId: '', row: {} })
    sharedComputer.set('on')
    await enter(entry())
    expect(sealingNews.read()).toEqual({ sealedNow: 0, othersOpen: true })
    await enter(entry(rohan))
    expect(sealingNews.read()).toEqual({ sealedNow: 1, othersOpen: false })
    expect(JSON.stringify(await keptRows('quarantine'))).not.toContain('Of u-rohan')
    const mine = database.quarantine.where('userId').equals(rohan.id)
    expect(await mine.toArray()).toMatchObject([{ row: { serial: '7' } }])
  })

  test('the note of an account is sealed, and no work is said to be', async () => {
    sharedComputer.set('off')
    await cacheProfile('token', asha)
    sharedComputer.set('on')
    await enter(entry(rohan))
    expect(await keptRows('profile')).toMatchObject([{ user: asha }])
    await enter(entry())
    expect(sealingNews.read()).toEqual({ sealedNow: 0, othersOpen: false })
    expect(JSON.stringify(await keptRows('settings'))).not.toContain('address')
    expect(JSON.stringify(await keptRows('profile'))).not.toContain(asha.email)
  })

  test.each([1, 2, 3, 4])(
    'if interrupted at row %i, it continues at the next sign-in: nothing is lost, nothing stays open',
    async (row) => {
      await keepOpenly(asha.id)
      await keepOpenly(asha.id, 'ipr')
      const told: string[] = []
      const stop = sealingProgress.subscribe(() => {
        const { done, of } = sealingProgress.read() ?? {}
        if (done === undefined) return
        told.push(`${done} of ${of}`)
        if (done === row) throw new Error('The power is gone')
      })
      await expect(enter(entry())).rejects.toThrow('The power is gone')
      stop()
      expect(told).toEqual(Array.from({ length: row }, (_, done) => `${done + 1} of 4`))
      expect(await openRows()).toBe(4 - (row - 1))
      await enter(entry())
      expect(await openRows()).toBe(0)
      for (const kind of ['poc', 'ipr'] as const) {
        expect((await loadDraft(asha.id, kind))?.values.fields['title']).toBe('Of u-asha')
        expect((await attachmentsOf(`${asha.id}:${kind}`))[0]?.bytes).toEqual(scan().bytes)
      }
    },
  )

  test('a file is sealed at once with its submission, which is sealed after it', async () => {
    const plain = await new Dexie(database.name).open()
    await plain.table('submissions').put({ id: 'sub-1', userId: asha.id, kind: 'poc', serial: 1 })
    await plain.table('attachments').put({ id: 'file', ownerId: 'sub-1', ...scan() })
    plain.close()
    await enter(entry())
    expect(await openRows()).toBe(0)
    expect((await attachmentsOf('sub-1'))[0]?.bytes).toEqual(scan().bytes)
  })

  test('a file is sealed or removed with its submission, even if only the submission is sealed so far', async () => {
    const submission = { id: 'sub-1', userId: asha.id, kind: 'poc', serial: 1 }
    for (const end of ['sealed', 'removed'] as const) {
      await enter(entry())
      // What is sealed already is not said to be sealed now.
      expect(sealingNews.read()).toMatchObject({ sealedNow: 0 })
      await database.submissions.put(submission as never)
      const plain = await new Dexie(database.name).open()
      await plain.table('attachments').put({ id: 'file', ownerId: 'sub-1', ...scan() })
      plain.close()
      if (end === 'sealed') await enter(entry())
      else await removeOwn(asha, openVault.read()?.id)
      expect(await openRows()).toBe(0)
      expect(await keptRows('attachments')).toHaveLength(end === 'sealed' ? 1 : 0)
    }
  })

  test.each(['sealed', 'removed'] as const)(
    'a file of a submission that was set aside is %s with it, and nobody else’s',
    async (end) => {
      const plain = await new Dexie(database.name).open()
      await Promise.all([plain.table('quarantine').clear(), plain.table('attachments').clear()])
      for (const { id: userId } of [asha, rohan]) {
        const row = { id: `submission of ${userId}` }
        const aside = { userId, table: 'submissions', reason: '', at: 1, row }
        await plain.table('quarantine').add(aside)
        await plain.table('attachments').put({ id: userId, ownerId: row.id, ...scan() })
      }
      plain.close()
      await enter(entry())
      if (end === 'removed') await removeOwn(asha, openVault.read()?.id)
      const files = await keptRows('attachments')
      const open = files.filter((row) => !('sealed' in row))
      expect(open.map(({ id }) => id)).toEqual([rohan.id])
      expect(files).toHaveLength(end === 'sealed' ? 2 : 1)
    },
  )

  test('an earlier state is sealed even if this page kept others before, in the open', async () => {
    const page = await newPage()
    page.sharedComputer.forget()
    await page.keepRestorePoint(draft(asha.id).id, 'opened', draft(asha.id).values)
    page.sharedComputer.set('on')
    await page.enter(entry())
    await page.keepRestorePoint(draft(asha.id).id, 'typing', draft('u-later').values)
    expect(await page.listRestorePoints(draft(asha.id).id)).toHaveLength(2)
    const plain = await new Dexie('ssip-restore-points').open()
    const kept = JSON.stringify(await plain.table('points').toArray())
    await plain.table('points').clear()
    plain.close()
    expect(kept).not.toContain('Of u-')
  })

  test.each([
    ['sealed, and is an earlier state', 'enter', [draft(asha.id).values]],
    ['removed', 'removeOwn', []],
  ] as const)('what a page left behind leaves the open where work is %s', async (_, end, kept) => {
    const page = await newPage()
    const { id, values } = draft(asha.id)
    page.sharedComputer.forget()
    page.leaveBehind(id, { values, of: 0 })
    page.sharedComputer.set('on')
    await (end === 'enter' ? page.enter(entry()) : page.removeOwn(asha, undefined))
    expect(page.leftOf(id)).toEqual([])
    const states = await page.listRestorePoints(id)
    expect(states.map((state) => state.values)).toEqual(kept)
  })

  test('what a page left behind stays where the device has no room for it, and keeps nobody out', async () => {
    const page = await newPage()
    const { id, values } = draft(asha.id)
    await page.enter(entry())
    page.openVault.set(undefined)
    page.sharedComputer.forget()
    page.leaveBehind(id, { values, of: 0 })
    page.sharedComputer.set('on')
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError')
    })
    expect(await page.enter(entry())).toMatchObject({ at: 'open' })
    expect(page.leftOf(id)).toHaveLength(1)
  })

  test('after turning it off, the next sign-in opens the person’s rows again', async () => {
    await enter(entry())
    await putDraft(draft(asha.id))
    sharedComputer.set('off')
    // Without room for them, nobody is let in as if there were none.
    const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError')
    })
    await expect(enter(entry())).rejects.toThrow('no room')
    full.mockRestore()
    await enter(entry())
    expect(await keptRows('drafts')).toMatchObject([{ ...draft(asha.id) }])
    expect(await vaultDatabase.vaults.count()).toBe(0)
    // Nor does a sign-in that nobody waits for any more shut what somebody else has opened since.
    const hers = openVault.read()
    openVault.set(await newVault(rohan))
    await enter(entry(), () => false)
    expect(openVault.read()).toMatchObject({ user: rohan })
    openVault.set(hers)
    // Nothing is sealed any more that only this vault had opened.
    await putDraft(draft(asha.id, 2))
    expect(await keptRows('drafts')).toMatchObject([{ ...draft(asha.id, 2) }])
  })
})

const lostScan = async (userId: string) => {
  const { id } = await addAttachment(`${userId}:poc`, scan())
  await loseBytes('attachments', id)
}
const left = async () => {
  const plain = await new Dexie(database.name).open()
  const keys = await plain.table('attachments').toCollection().primaryKeys()
  plain.close()
  return keys.length
}

describe('a file whose bytes the browser has lost', () => {
  test('keeps nobody from signing in, its owner included, and the rest is sealed', async () => {
    sharedComputer.set('off')
    await putDraft(draft(asha.id))
    await lostScan(asha.id)
    const aside = { userId: asha.id, table: 'submissions', reason: '', at: 1, row: {} }
    await loseBytes('quarantine', await database.quarantine.add(aside))
    sharedComputer.set('on')
    expect(await enter(entry(rohan))).toMatchObject({ at: 'open' })
    expect(await enter(entry())).toMatchObject({ at: 'open' })
    expect((await keptRows('drafts')).map((row) => 'sealed' in row)).toEqual([true])
    expect(await left()).toBe(1)
  })

  test.each(['in the open', 'sealed'])('is removed with its owner’s work, %s', async (how) => {
    await enter(entry(rohan))
    await lostScan(rohan.id)
    if (how === 'in the open') {
      openVault.set(undefined)
      sharedComputer.set('off')
    } else await enter(entry())
    await lostScan(asha.id)
    sharedComputer.set('on')
    await enter(entry())
    await removeOwn(asha, openVault.read()?.id)
    expect(await left()).toBe(1)
  })

  test('and of a submission is removed with that', async () => {
    await enter(entry())
    await database.submissions.put({
      id: 'sub-1',
      userId: asha.id,
      kind: 'poc',
      serial: 1,
    } as never)
    const { id } = await addAttachment('sub-1', scan())
    await loseBytes('attachments', id)
    await removeOwn(asha, openVault.read()?.id)
    expect(await left()).toBe(0)
  })

  test('opens, should the browser find them, after a change of password', async () => {
    await enter(entry())
    const { id } = await addAttachment(`${asha.id}:poc`, scan())
    const find = await loseBytes('attachments', id)
    const vaultId = await enterChanged()
    await enterWithOld(vaultId, 'Monsoon 2026', changed)
    openVault.set(undefined)
    await enter(changed)
    find()
    openVault.set(undefined)
    await unlock({ email: asha.email }, 'Winter 2026')
    expect((await attachmentsOf(`${asha.id}:poc`))[0]?.bytes).toEqual(scan().bytes)
  })
})

test.each(['in the open', 'sealed'])(
  'a draft whose bytes the browser has lost, %s, is still the work of its owner, and of nobody else',
  async (how) => {
    if (how === 'sealed') await enter(entry(rohan))
    else sharedComputer.set('off')
    await putDraft(draft(rohan.id))
    const [kept] = await keptRows('drafts')
    await loseBytes('drafts', kept?.['id'] as string)
    expect(await othersWork(rohan.id)).toBe(false)
    sharedComputer.set('on')
    await enter(entry())
    expect(await othersWork(asha.id)).toBe(true)
  },
)

test('leaving for good removes the person’s own work, and nobody else’s', async () => {
  await enter(entry(rohan))
  await putDraft(draft(rohan.id))
  expect(await othersWork(rohan.id)).toBe(false)
  await enter(entry())
  await putDraft(draft(asha.id))
  await addAttachment(`${asha.id}:poc`, scan())
  expect(await othersWork(asha.id)).toBe(true)
  await removeOwn(asha, openVault.read()?.id)
  expect(await keptRows('drafts')).toHaveLength(1)
  expect(await keptRows('attachments')).toHaveLength(0)
  openVault.set(undefined)
  expect(await unlock({ email: asha.email }, 'Monsoon 2026')).toBe('nobody')
  expect(await unlock({ email: rohan.email }, 'Monsoon 2026')).toMatchObject({ user: rohan })
})

test('a removal that is cut off leaves the vault, so that it can be gone on with', async () => {
  await keepDraftWithScan()
  const { delete: remove } = IDBObjectStore.prototype
  const cutOff = vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(function (
    this: IDBObjectStore,
    key,
  ) {
    if (this.name === 'drafts') throw new Error('The power is gone')
    return remove.call(this, key)
  })
  const vaultId = openVault.read()?.id
  await expect(removeOwn(asha, vaultId)).rejects.toThrow('The power is gone')
  cutOff.mockRestore()
  openVault.set(undefined)
  expect(await unlock({ email: asha.email }, 'Monsoon 2026')).toMatchObject({ user: asha })
  await removeOwn(asha, vaultId)
  expect(await keptRows('drafts')).toEqual([])
})

test('with all vaults goes all that is sealed, of a vault that is gone and lost by the browser, too', async () => {
  await enter(entry(rohan))
  await putDraft(draft(rohan.id))
  await vaultDatabase.vaults.clear()
  await enter(entry())
  await lostScan(asha.id)
  openVault.set(undefined)
  await removeEveryVault()
  expect(await keptRows('drafts')).toEqual([])
  expect(await left()).toBe(0)
})

test('nor does an administrator remove what another one has decided, whose name is sealed', async () => {
  const [one, other] = [person('u-one', 'admin'), person('u-other', 'admin')]
  const to = { to: 'approved', remark: '' } as const
  for (const admin of [one, other]) {
    await enter(entry(admin))
    const application = { id: `app-${admin.id}`, status: 'pending-review', history: [] } as const
    await decide([application], { ...to, by: admin.name, userId: admin.id })
  }
  await removeOwn(other, openVault.read()?.id)
  await enter(entry(one))
  expect(await listDecisions()).toMatchObject([{ userId: one.id }])
})

/** As a tool that clears them does: it tells a page no more than that its connections are closed. */
async function clearDatabases(): Promise<void> {
  const { vaults, salts } = vaultDatabase
  await Promise.all([vaults.clear(), salts.clear(), database.drafts.clear()])
  connectionLosses.set(connectionLosses.read() + 1)
}

describe('the browser clears its databases', () => {
  test('while a vault is open: what is sealed from then on is opened by the password', async () => {
    await enter(entry())
    await putDraft(draft(asha.id))
    await clearDatabases()
    await eventually(async () => expect(await vaultDatabase.vaults.count()).toBe(1))
    await putDraft(draft(asha.id))
    openVault.set(undefined)
    expect(await unlock({ email: asha.email }, 'Monsoon 2026')).toMatchObject({ user: asha })
    expect(await titleOf(asha.id)).toBe(`Of ${asha.id}`)
  })

  test('while another signs in anew before a tab that was left has noticed: both are found again', async () => {
    await enter(entry())
    const { vaults, salts } = vaultDatabase
    await Promise.all([vaults.clear(), salts.clear()])
    const other = await newPage()
    await other.enter(entry(rohan))
    await other.putDraft(draft(rohan.id))
    connectionLosses.set(connectionLosses.read() + 1)
    await eventually(async () => expect(await vaults.count()).toBe(2))
    await putDraft(draft(asha.id))
    openVault.set(undefined)
    for (const { email, id } of [asha, rohan]) {
      expect(await unlock({ email }, 'Monsoon 2026')).toMatchObject({ email })
      expect(await titleOf(id)).toBe(`Of ${id}`)
    }
  })

  test('and the same person signs in anew meanwhile: the newer vault is theirs', async () => {
    await enter(entry())
    const { vaults, salts } = vaultDatabase
    await Promise.all([vaults.clear(), salts.clear(), database.drafts.clear()])
    const other = await newPage()
    await other.enter(entry())
    await other.putDraft(draft(asha.id))
    connectionLosses.set(connectionLosses.read() + 1)
    await eventually(async () => expect(await vaults.count()).toBe(2))
    openVault.set(undefined)
    await unlock({ email: asha.email }, 'Monsoon 2026')
    expect(await titleOf(asha.id)).toBe(`Of ${asha.id}`)
  })

  test('and has not cleared a vault that another tab has renewed: it stays as it is', async () => {
    await enter(entry())
    const other = await newPage()
    await other.enterWithOld(openVault.read()!.id, 'Monsoon 2026', changed)
    connectionLosses.set(connectionLosses.read() + 1)
    // Waits for what that has begun.
    const { vaults, salts } = vaultDatabase
    await vaultDatabase.transaction('rw', vaults, salts, () => vaults.count())
    openVault.set(undefined)
    expect(await unlock({ email: asha.email }, 'Winter 2026')).toMatchObject({ user: asha })
  })

  test('once it is shut: nothing of it comes back', async () => {
    await enter(entry())
    openVault.set(undefined)
    await clearDatabases()
    expect(await unlock({ email: asha.email }, 'Monsoon 2026')).toBe('nobody')
  })
})

describe('two tabs at once', () => {
  test('that sign the same person in for the first time share one vault, also on a device that sleeps meanwhile', async () => {
    const [one, other] = [await newPage(), await newPage()]
    const first = one.enter(entry())
    // The one that waits has waited long enough, by a clock that has counted the sleep.
    vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(AbortSignal.abort())
    await Promise.all([first, other.enter({ ...entry(), email: ' U-Asha@Example.org' })])
    expect(await vaultDatabase.vaults.count()).toBe(1)
    await one.putDraft(draft(asha.id))
    expect(await other.loadDraft(asha.id, 'poc')).toMatchObject({ revision: 1 })
  })

  test('that both give the older password leave one key, which opens every row', async () => {
    await keepDraftWithScan()
    const vaultId = await enterChanged()
    const tabs = [await newPage(), await newPage()]
    const both = tabs.map((tab) => tab.enterWithOld(vaultId, 'Monsoon 2026', changed))
    expect(await Promise.all(both)).toMatchObject([{ at: 'open' }, { at: 'open' }])
    await unlock({ email: asha.email }, 'Winter 2026')
    expect(await titleOf(asha.id)).toBe('Of u-asha')
    expect((await attachmentsOf(`${asha.id}:poc`))[0]?.bytes).toEqual(scan().bytes)
    expect(new Set(sealedBy(await keptRows('drafts'))).size).toBe(1)
  })

  test('what one still writes with the older key is read with the newer one', async () => {
    await enter(entry())
    const older = openVault.read()
    const vaultId = await enterChanged()
    await enterWithOld(vaultId, 'Monsoon 2026', changed)
    openVault.set(older)
    await updateSetting(asha.id, 'contact-draft', () => 'My last words')
    openVault.set(undefined)
    await unlock({ email: asha.email }, 'Winter 2026')
    expect(await getSetting(asha.id, 'contact-draft')).toBe('My last words')
    openVault.set(undefined)
    // The older key goes with the next sign-in.
    await enter(changed)
    expect(openVault.read()?.keys).toHaveLength(1)
    openVault.set(undefined)
    await unlock({ email: asha.email }, 'Winter 2026')
    expect(await getSetting(asha.id, 'contact-draft')).toBe('My last words')
    // What the one with the older key knew of the newest writes is in nobody's way.
    expect(olderRowFound.read()).toBe(false)
  })

  test.each([
    ['writes', 'sealed, too', 'Half a sentence'],
    ['removes', 'gone', undefined],
  ])(
    'what one still %s in the open while the other seals it is %s',
    async (_what, _then, value) => {
      const said = (text: string) => ({ userId: asha.id, key: 'contact-draft', value: text })
      const plain = await new Dexie(database.name).open()
      const settings = plain.table('settings')
      await settings.put(said('Half a'))
      const encrypt = crypto.subtle.encrypt.bind(crypto.subtle)
      let late: Promise<unknown> | undefined
      vi.spyOn(crypto.subtle, 'encrypt').mockImplementation(async (...given) => {
        if (sealingProgress.read() !== undefined)
          await (late ??=
            value === undefined
              ? settings.delete([asha.id, 'contact-draft'])
              : settings.put(said(value)))
        return encrypt(...given)
      })
      await enter(entry())
      plain.close()
      expect(late).toBeDefined()
      expect(await getSetting(asha.id, 'contact-draft')).toBe(value)
      expect(JSON.stringify(await keptRows('settings'))).not.toContain('Half a')
    },
  )

  test('that seal the same rows at once seal each of them once', async () => {
    await enter(entry())
    const vaultId = openVault.read()!.id
    openVault.set(undefined)
    await keepOpenly(asha.id)
    const other = await newPage()
    const encrypt = crypto.subtle.encrypt.bind(crypto.subtle)
    let sealed: Promise<unknown> | undefined
    vi.spyOn(crypto.subtle, 'encrypt').mockImplementation(async (...given) => {
      if (sealed === undefined && sealingProgress.read() !== undefined)
        await (sealed = other.unlock({ vaultId }, 'Monsoon 2026'))
      return encrypt(...given)
    })
    await unlock({ vaultId }, 'Monsoon 2026')
    expect(await titleOf(asha.id)).toBe('Of u-asha')
    expect((await attachmentsOf(`${asha.id}:poc`))[0]?.bytes).toEqual(scan().bytes)
  })

  test('that opens a vault while the other gives it a newer key tries again', async () => {
    await enter(entry())
    const vaultId = openVault.read()!.id
    openVault.set(undefined)
    await keepOpenly(asha.id)
    const other = await newPage()
    const encrypt = crypto.subtle.encrypt.bind(crypto.subtle)
    let renewed: Promise<unknown> | undefined
    vi.spyOn(crypto.subtle, 'encrypt').mockImplementation(async (...given) => {
      if (renewed === undefined && sealingProgress.read() !== undefined)
        await (renewed = other.enterWithOld(vaultId, 'Monsoon 2026', entry(asha, 'Winter 2026')))
      return encrypt(...given)
    })
    await expect(unlock({ vaultId }, 'Monsoon 2026')).rejects.toThrow('Another tab')
    expect(openVault.read()).toBeUndefined()
    expect(await unlock({ vaultId }, 'Winter 2026')).toMatchObject({ user: asha })
    expect(await titleOf(asha.id)).toBe('Of u-asha')
  })

  test('that opens a vault while the other removes it seals nothing that nobody could open', async () => {
    await enter(entry())
    const vaultId = openVault.read()!.id
    openVault.set(undefined)
    await keepOpenly(asha.id)
    const encrypt = crypto.subtle.encrypt.bind(crypto.subtle)
    let removed: Promise<unknown> | undefined
    vi.spyOn(crypto.subtle, 'encrypt').mockImplementation(async (...given) => {
      if (sealingProgress.read() !== undefined) await (removed ??= removeVault(vaultId))
      return encrypt(...given)
    })
    await expect(unlock({ vaultId }, 'Monsoon 2026')).rejects.toThrow('Another tab')
    expect(openVault.read()).toBeUndefined()
    expect(await enter(entry())).toMatchObject({ at: 'open' })
    expect(await titleOf(asha.id)).toBe('Of u-asha')
    expect((await attachmentsOf(`${asha.id}:poc`))[0]?.bytes).toEqual(scan().bytes)
  })
})
