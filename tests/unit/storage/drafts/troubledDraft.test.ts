import Dexie from 'dexie'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { blankValues, type GrantValues } from '../../../../src/domain/grant-form/grantForm'
import { pocForm } from '../../../../src/domain/grant-form/poc/form'
import { addAttachment, listAttachments } from '../../../../src/storage/attachments'
import { database } from '../../../../src/storage/database'
import { beginAgain } from '../../../../src/storage/begin-again/beginAgain'
import { discard } from '../../../../src/storage/drafts/discard'
import { DraftSession } from '../../../../src/storage/drafts/DraftSession'
import { loadDraft, putDraft } from '../../../../src/storage/drafts/drafts'
import * as unchosen from '../../../../src/storage/drafts/unchosen'
import { storageHealth } from '../../../../src/storage/health'
import { ModelBrowser } from '../../../support/tabs'
import * as restorePoints from '../../../../src/storage/restore-points/restorePoints'
import {
  keepRestorePoint,
  listRestorePoints,
  removeRestorePoints,
} from '../../../../src/storage/restore-points/restorePoints'
import type * as Pause from '../../../../src/lib/pause'
import { editing, noRoom, storedTitle } from '../../../support/drafts'
import { eventually } from '../../../support/eventually'
import { loseBytes } from '../../../support/lostBytes'

// Every wait is there, a hundred times as short: a draft that cannot be read is tried again for 1.3 s.
vi.mock('../../../../src/lib/pause', async (original) => {
  const { pause, ...others } = await original<typeof Pause>()
  return { ...others, pause: (milliseconds: number) => pause(milliseconds / 100) }
})

const id = 'asha:poc'
const place = { path: null, scrollY: 0 }
const minute = 60 * 1000
const day = 24 * 60 * minute
const unreadable = new DOMException('broken', 'UnknownError')
const sessions: DraftSession[] = []

function open(browser = new ModelBrowser()): DraftSession {
  const session = new DraftSession('asha', pocForm, browser.openTab().around)
  session.open()
  sessions.push(session)
  return session
}

function typed(title: string, scan = ''): GrantValues {
  const values = blankValues(pocForm)
  const [member = {}] = values.teamMembers
  return {
    ...values,
    fields: { ...values.fields, pocTitle: title },
    teamMembers: [{ ...member, aadharFile: scan }],
  }
}

async function store(values: GrantValues, revision = 1): Promise<void> {
  await putDraft({ id, userId: 'asha', kind: 'poc', revision, savedAt: 1, values, place })
}

/** The newest of the draft's earlier states, which are then removed. */
async function expectKept(title: string): Promise<void> {
  const [kept] = await listRestorePoints(id)
  expect(kept).toMatchObject({ values: typed(title) })
  await removeRestorePoints(id)
}

const scan = (name: string) =>
  addAttachment(id, { name, type: 'application/pdf', bytes: new ArrayBuffer(8) })

const closeAll = () => Promise.all(sessions.splice(0).map((session) => session.close()))

afterEach(async () => {
  vi.useRealTimers()
  await closeAll()
})

describe('discarding', () => {
  test('that the device refuses leaves the draft open, and saving continues', async () => {
    await store(typed('Solar dryer'))
    const session = open()
    const { writer, number } = await editing(session)
    const refused = vi.spyOn(database.drafts, 'delete').mockRejectedValueOnce(noRoom)
    await expect(discard(session)).rejects.toThrow('no room')
    expect(refused).toHaveBeenCalledOnce()
    writer.write(() => ({ values: typed('Solar dryer, better'), place }))
    await writer.flush()
    expect(writer.read().status).toBe('saved')
    expect(await storedTitle()).toBe('Solar dryer, better')
    expect((await editing(session)).number).toBe(number)
  })

  test('opens a blank form, and is undone with every answer and file', async () => {
    const { id: file } = await scan('aadhaar.pdf')
    await store(typed('Solar dryer', file))
    const session = open()
    await editing(session)
    const undo = await discard(session)
    expect((await editing(session)).values.fields['pocTitle']).toBe('')
    expect(await undo()).toBe(true)
    expect((await editing(session)).values).toEqual(typed('Solar dryer', file))
    expect(session.files.read().get(file)?.name).toBe('aadhaar.pdf')
  })

  test('is undone while something new could not be saved, which is then among the earlier states', async () => {
    await store(typed('Solar dryer'))
    const session = open()
    await editing(session)
    const undo = await discard(session)
    const { writer } = await editing(session)
    const put = vi.spyOn(database.drafts, 'put').mockRejectedValue(noRoom)
    writer.write(() => ({ values: typed('Another idea'), place }))
    expect(await undo()).toBe(true)
    put.mockRestore()
    expect((await editing(session)).values.fields['pocTitle']).toBe('Solar dryer')
    const [kept] = await listRestorePoints(id)
    expect(kept).toMatchObject({ values: { fields: { pocTitle: 'Another idea' } } })
    await removeRestorePoints(id)
  })

  test('is undone with what was typed while it waited for a file, also where less of it could not be saved before', async () => {
    await store(typed('Solar'))
    const session = open()
    const { writer } = await editing(session)
    const put = vi.spyOn(database.drafts, 'put').mockRejectedValue(noRoom)
    writer.write(() => ({ values: typed('Solar dryer'), place }))
    await writer.flush()
    const file = session.files.expect('')
    const discarded = discard(session)
    await writer.flush()
    put.mockRestore()
    writer.write(() => ({ values: typed('Solar dryer for ginger'), place }))
    await writer.flush()
    session.files.endWaiting(file)
    const undo = await discarded
    expect(await undo()).toBe(true)
    expect((await editing(session)).values).toEqual(typed('Solar dryer for ginger'))
  })

  test('is not undone over something new, unsaved letters included; it is then an earlier state of that', async () => {
    await store(typed('Solar dryer'))
    const session = open()
    await editing(session)
    const undo = await discard(session)
    const { writer, number } = await editing(session)
    writer.write(() => ({ values: typed('Another'), place }))
    await writer.flush()
    const put = vi.spyOn(database.drafts, 'put').mockRejectedValue(noRoom)
    writer.write(() => ({ values: typed('Another idea'), place }))
    expect(await undo()).toBe(false)
    // The same form, with what is in it alone.
    expect((await editing(session)).number).toBe(number)
    expect(writer.unsaved()).toEqual(typed('Another idea'))
    put.mockRestore()
    await expectKept('Solar dryer')
  })

  test('twice, with a letter between: one comes back, the other is an earlier state of it', async () => {
    await store(typed('Solar dryer'))
    const session = open()
    await editing(session)
    const undoFirst = await discard(session)
    const { writer } = await editing(session)
    writer.write(() => ({ values: typed('A'), place }))
    await writer.flush()
    const undoSecond = await discard(session)
    await editing(session)
    expect(await undoFirst()).toBe(true)
    expect(await undoSecond()).toBe(false)
    expect((await editing(session)).values).toEqual(typed('Solar dryer'))
    await expectKept('A')
  })

  test('of what the device never had is not undone over what it does not have either, until that can be kept', async () => {
    const put = vi.spyOn(database.drafts, 'put').mockRejectedValue(noRoom)
    const session = open()
    const first = (await editing(session)).writer
    first.write(() => ({ values: typed('Solar dryer'), place }))
    const undo = await discard(session)
    const { writer, number } = await editing(session)
    expect(writer.unsaved()).toBeUndefined()
    writer.write(() => ({ values: typed('Another idea'), place }))
    vi.spyOn(unchosen, 'keepUnchosen').mockRejectedValueOnce(noRoom)
    await expect(undo()).rejects.toThrow('no room')
    expect((await editing(session)).number).toBe(number)
    expect(writer.unsaved()).toEqual(typed('Another idea'))

    expect(await undo()).toBe(true)
    expect((await editing(session)).values).toEqual(typed('Solar dryer'))
    put.mockRestore()
    await expectKept('Another idea')
  })
})

describe('on a full device', () => {
  test('what was typed last is among the earlier states of what replaces the draft', async () => {
    await store(typed('Solar dryer'))
    const session = open()
    const { writer } = await editing(session)
    const put = vi.spyOn(database.drafts, 'put').mockRejectedValue(noRoom)
    writer.write(() => ({ values: typed('Solar dryer for ginger'), place }))
    await session.replace(async () => put.mockRestore())
    await editing(session)
    await expectKept('Solar dryer for ginger')
  })

  test('what was discarded unsaved is not undone over something new, of which it is an earlier state', async () => {
    const put = vi.spyOn(database.drafts, 'put').mockRejectedValue(noRoom)
    const session = open()
    const first = (await editing(session)).writer
    first.write(() => ({ values: typed('Solar dryer'), place }))
    const undo = await discard(session)
    const { writer, number } = await editing(session)
    put.mockRestore()
    writer.write(() => ({ values: typed('Another idea'), place }))
    await writer.flush()
    expect(await undo()).toBe(false)
    expect((await editing(session)).number).toBe(number)
    expect(await storedTitle()).toBe('Another idea')
    await expectKept('Solar dryer')
  })

  test('the last letters before a discard are kept, not what was saved before them', async () => {
    await store(typed('Solar dryer'))
    const session = open()
    const first = (await editing(session)).writer
    const put = vi.spyOn(database.drafts, 'put').mockRejectedValue(noRoom)
    first.write(() => ({ values: typed('Solar dryer for ginger'), place }))
    const undo = await discard(session)
    const { writer } = await editing(session)
    put.mockRestore()
    writer.write(() => ({ values: typed('Another idea'), place }))
    await writer.flush()
    expect(await undo()).toBe(false)
    await expectKept('Solar dryer for ginger')
  })
})

describe('a draft that cannot be read', () => {
  test('once is read again, without showing a blank form meanwhile', async () => {
    await store(typed('Solar dryer'))
    vi.spyOn(database.drafts, 'get').mockRejectedValueOnce(unreadable)
    expect((await editing(open())).values.fields['pocTitle']).toBe('Solar dryer')
  })

  test('no longer says that the device does not answer once it has', async () => {
    const answered = vi.fn()
    vi.spyOn(storageHealth, 'expectAnswer').mockReturnValue(answered)
    await editing(open())
    expect(answered).toHaveBeenCalledOnce()
  })

  test('because there is none opens blank, also where no submission can be read', async () => {
    const read = vi.spyOn(database.submissions, 'where').mockImplementation(() => {
      throw unreadable
    })
    expect((await editing(open())).values).toEqual(blankValues(pocForm))
    expect(read).toHaveBeenCalled()
  })

  test('again and again is reported, and opens once it can be read', async () => {
    await store(typed('Solar dryer'))
    const refused = vi.spyOn(database, 'transaction').mockRejectedValue(unreadable)
    const session = open()
    await eventually(() =>
      expect(session.state.read()).toEqual({ at: 'unreadable', why: 'blocked' }),
    )
    refused.mockRestore()
    await session.retry()
    expect((await editing(session)).values.fields['pocTitle']).toBe('Solar dryer')
  })

  test('counts as unreadable too when only its files cannot be listed', async () => {
    const { id: file } = await scan('aadhaar.pdf')
    await store(typed('Solar dryer', file))
    const each = vi.spyOn(database.attachments, 'where').mockImplementationOnce(() => {
      throw unreadable
    })
    const session = open()
    await editing(session)
    expect(each).toHaveBeenCalled()
    expect(session.files.read().get(file)?.name).toBe('aadhaar.pdf')
  })

  test('opens when the browser has lost the bytes of a file: that file is missing', async () => {
    const { id: lost } = await scan('aadhaar.pdf')
    const { id: whole } = await scan('employer id.pdf')
    await store(typed('Solar dryer', lost))
    await loseBytes('attachments', lost)
    const session = open()
    expect((await editing(session)).values).toEqual(typed('Solar dryer', lost))
    expect([...session.files.read().keys()]).toEqual([whole])
  })

  test('because the browser has lost its bytes can be begun again, from the last earlier state and with its files', async () => {
    const { id: file } = await scan('aadhaar.pdf')
    await keepRestorePoint(id, 'opened', typed('Solar'))
    await keepRestorePoint(id, 'step-left', typed('Solar dryer', file))
    await store(typed('Solar dryer for ginger', file))
    await loseBytes('drafts', id)
    const session = open()
    await eventually(() => expect(session.state.read()).toEqual({ at: 'unreadable', why: 'lost' }))
    // Nothing is removed unasked, and a tab that only follows has nothing to show.
    expect(await database.drafts.count()).toBe(1)
    expect(await loadDraft('asha', 'poc')).toBeUndefined()
    expect(await beginAgain(session)).toMatchObject({ occasion: 'step-left' })
    const { writer, values } = await editing(session)
    expect(values).toEqual(typed('Solar dryer', file))
    expect(session.files.read().get(file)?.name).toBe('aadhaar.pdf')
    await writer.flush()
    expect(await storedTitle()).toBe('Solar dryer')
  })

  test.each([
    ['no earlier state', () => removeRestorePoints(id)],
    [
      'none that can be read',
      async () => vi.spyOn(restorePoints, 'listRestorePoints').mockRejectedValueOnce(unreadable),
    ],
  ])('because the browser has lost its bytes begins blank when it has %s', async (_what, lose) => {
    await lose()
    await store(typed('Solar dryer'))
    await loseBytes('drafts', id)
    const session = open()
    await eventually(() => expect(session.state.read()).toEqual({ at: 'unreadable', why: 'lost' }))
    expect(await beginAgain(session)).toBeUndefined()
    const { writer, values } = await editing(session)
    expect(values).toEqual(blankValues(pocForm))
    writer.write(() => ({ values: typed('Another'), place }))
    await writer.flush()
    expect(await storedTitle()).toBe('Another')
  })

  test('was set aside, and its bytes are lost: what was salvaged opens', async () => {
    await database.drafts.put({ id, userId: 'asha', kind: 'poc', values: { fields: 7 } } as never)
    await editing(open())
    const [aside] = await database.quarantine.toArray()
    await closeAll()
    await loseBytes('quarantine', aside?.id ?? 0)
    expect((await editing(open())).unread).toEqual([])
  })

  test('because no file of the device can be read is not said to miss its files', async () => {
    const { id: file } = await scan('aadhaar.pdf')
    await store(typed('Solar dryer', file))
    vi.spyOn(database.attachments, 'get').mockRejectedValue(unreadable)
    vi.spyOn(database.attachments, 'count').mockRejectedValue(unreadable)
    const session = open()
    await eventually(() =>
      expect(session.state.read()).toEqual({ at: 'unreadable', why: 'blocked' }),
    )
  })

  test('as nothing of the device can be is not said to be lost', async () => {
    await store(typed('Solar dryer'))
    for (const read of ['get', 'count'] as const)
      vi.spyOn(database.drafts, read).mockRejectedValue(unreadable)
    const session = open()
    await eventually(() =>
      expect(session.state.read()).toEqual({ at: 'unreadable', why: 'blocked' }),
    )
  })

  test('on a browser that keeps nothing at all, a blank form says that nothing is saved', async () => {
    vi.spyOn(database.drafts, 'get').mockRejectedValue(new DOMException('no', 'SecurityError'))
    const { writer } = await editing(open())
    expect(writer.read()).toMatchObject({ status: 'failed', failure: 'blocked' })
  })
})

describe('a draft that changes under the open form', () => {
  test('because the browser loses its bytes is saved again whole by the next key, with its files', async () => {
    const { id: file } = await scan('aadhaar.pdf')
    await store(typed('Solar dryer', file))
    const session = open()
    const { writer } = await editing(session)
    await loseBytes('drafts', id)
    writer.write(() => ({ values: typed('Solar dryer for ginger', file), place }))
    await writer.flush()
    expect(writer.read()).toMatchObject({ status: 'saved', revision: 2, failure: undefined })
    await session.close()
    session.open()
    expect((await editing(session)).values).toEqual(typed('Solar dryer for ginger', file))
    expect(session.files.read().get(file)?.name).toBe('aadhaar.pdf')
  })

  test.each([
    ['while its page was kept for ‘Back’', true],
    ['between two visits of its screen', false],
  ])('%s: unsaved input is kept', async (_when, frozen) => {
    await store(typed('Solar dryer'))
    const session = open()
    const { writer } = await editing(session)
    const put = vi.spyOn(database.drafts, 'put').mockRejectedValue(noRoom)
    writer.write(() => ({ values: typed('Solar dryer, my words'), place }))
    await session.close({ frozen })
    put.mockRestore()
    session.open()
    const { values } = await editing(session)
    expect(values.fields['pocTitle']).toBe('Solar dryer, my words')
    await eventually(async () => expect(await storedTitle()).toBe('Solar dryer, my words'))
  })

  test('by another tab while its page was kept for ‘Back’: unsaved input is offered', async () => {
    await store(typed('Solar dryer'))
    const session = open()
    const { writer } = await editing(session)
    const put = vi.spyOn(database.drafts, 'put').mockRejectedValue(noRoom)
    writer.write(() => ({ values: typed('Solar dryer, my words'), place }))
    await session.close({ frozen: true })
    put.mockRestore()
    await store(typed('Solar dryer, of the other tab'), 2)
    session.open()
    await eventually(() =>
      expect(session.state.read()).toMatchObject({
        at: 'stale',
        leftOver: { fields: { pocTitle: 'Solar dryer, my words' } },
      }),
    )
    expect(await storedTitle()).toBe('Solar dryer, of the other tab')
  })

  test('is released to other tabs at once when its page is kept for ‘Back’, whatever is running', async () => {
    const browser = new ModelBrowser()
    const session = open(browser)
    const { writer } = await editing(session)
    const put = vi.spyOn(database.drafts, 'put')
    let drop: (() => void) | undefined
    put.mockReturnValueOnce(
      new Dexie.Promise((_written, aborted) => {
        drop = () => aborted(new DOMException('The page was left', 'AbortError'))
      }),
    )
    writer.write(() => ({ values: typed('Solar dryer'), place }))
    await eventually(() => expect(put).toHaveBeenCalled())
    void session.close({ frozen: true })
    const { values } = await editing(open(browser))
    drop?.()
    expect(values.fields['pocTitle']).toBe('Solar dryer')
  })

  test('is shown as it is stored now when somebody comes back to its tab, without a key', async () => {
    await store(typed('Solar dryer'))
    const session = open()
    const { writer: before } = await editing(session)
    await before.noticeReplaced()
    await store(typed('Restored from a submission'), 2)
    await before.noticeReplaced()
    await eventually(async () => {
      const { values } = await editing(session)
      expect(values.fields['pocTitle']).toBe('Restored from a submission')
    })
    const { writer } = await editing(session)
    expect(writer.read().status).toBe('saved')
  })

  test('has no form, until it is read, into which keys could be typed that nothing writes any more', async () => {
    await store(typed('Solar dryer'))
    const session = open()
    const { writer, number } = await editing(session)
    const said: string[] = []
    session.state.subscribe(() => said.push(session.state.read().at))
    await store(typed('Restored from a submission'), 2)
    await writer.noticeReplaced()
    await eventually(async () => expect((await editing(session)).number).toBeGreaterThan(number))
    expect(said).toEqual(['opening', 'editing'])
  })

  test('does not take its own write for one', async () => {
    const session = open()
    const { writer } = await editing(session)
    for (const title of ['S', 'So', 'Sol']) {
      writer.write(() => ({ values: typed(title), place }))
      await Promise.all([writer.noticeReplaced(), writer.flush(), writer.noticeReplaced()])
      expect(writer.read()).toMatchObject({ status: 'saved', failure: undefined })
    }
  })

  test('is shown as it is stored now, and the input from here is offered', async () => {
    await store(typed('Solar dryer'))
    const session = open()
    const { writer } = await editing(session)
    await store(typed('Restored from a submission'), 2)
    writer.write(() => ({ values: typed('Solar dryer, my words'), place }))
    await eventually(() =>
      expect(session.state.read()).toMatchObject({
        at: 'stale',
        leftOver: { fields: { pocTitle: 'Solar dryer, my words' } },
      }),
    )
    expect(await storedTitle()).toBe('Restored from a submission')
    await session.take(typed('Solar dryer, my words'))
    const { writer: next } = await editing(session)
    await next.flush()
    expect(await storedTitle()).toBe('Solar dryer, my words')
  })

  test('to the very same text causes no question', async () => {
    await store(typed('Solar dryer'))
    const session = open()
    const { writer, number } = await editing(session)
    await store(typed('Solar dryer!'), 2)
    writer.write(() => ({ values: typed('Solar dryer!'), place }))
    await eventually(async () => expect((await editing(session)).number).toBeGreaterThan(number))
    expect((await editing(session)).values.fields['pocTitle']).toBe('Solar dryer!')
  })

  test('together with the whole database is reported at once, not at the next key', async () => {
    const { id: file } = await scan('aadhaar.pdf')
    await store(typed('Solar dryer', file))
    const session = open()
    const { writer } = await editing(session)
    expect(writer.read().status).toBe('saved')
    indexedDB.deleteDatabase(database.name)
    await eventually(() =>
      expect(writer.read()).toMatchObject({ status: 'failed', failure: 'gone' }),
    )
    expect(session.files.read().size).toBe(0)
    writer.write(() => ({ values: typed('Solar dryer', file), place }))
    await writer.flush()
    expect(writer.read().status).toBe('saved')
    expect(await storedTitle()).toBe('Solar dryer')
  })
})

const visit = async (moment: number) => {
  vi.setSystemTime(moment)
  const session = open()
  const { tidy } = await editing(session)
  await tidy?.()
  await session.close()
}

const names = async () => (await listAttachments(id)).map(({ name }) => name).toSorted()

describe('files that nothing names', () => {
  const start = new Date('2026-11-21T10:00:00').getTime()

  beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: start - 7 * day }))

  test('are erased a day after they were found; those that the draft refers to stay, however old', async () => {
    const { id: named } = await scan('named.pdf')
    await scan('replaced.pdf')
    await store(typed('Solar dryer', named))
    await visit(start)
    expect(await names()).toEqual(['named.pdf', 'replaced.pdf'])
    await visit(start + day / 2)
    expect(await names()).toEqual(['named.pdf', 'replaced.pdf'])
    // The set clock ticks on, so that a slow first visit has found them some milliseconds later.
    await visit(start + day + minute)
    expect(await names()).toEqual(['named.pdf'])
  })

  test('stop being orphans when they are referred to again', async () => {
    const { id: file } = await scan('taken-back.pdf')
    await store(typed('Solar dryer'))
    await visit(start)
    await store(typed('Solar dryer', file), 2)
    await visit(start + day / 2)
    await store(typed('Solar dryer'), 3)
    await visit(start + day)
    expect(await names()).toEqual(['taken-back.pdf'])
  })

  test('stay while a draft of the person is set aside', async () => {
    await scan('of-the-damaged-draft.pdf')
    await database.table('drafts').put({ id, userId: 'asha', kind: 'poc', revision: 'x' })
    for (const after of [0, 2, 4]) await visit(start + after * day)
    expect(await names()).toEqual(['of-the-damaged-draft.pdf'])
  })

  test('stay with a draft of a newer version', async () => {
    await scan('of-the-newer-draft.pdf')
    await database.table('drafts').put({ id, userId: 'asha', kind: 'poc', schemaVersion: 99 })
    for (const after of [0, 2, 4]) {
      vi.setSystemTime(start + after * day)
      const session = open()
      await eventually(() => expect(session.state.read().at).toBe('unreadable'))
      await session.close()
    }
    expect(await names()).toEqual(['of-the-newer-draft.pdf'])
  })

  test('a week old come back with the draft when a discard is undone', async () => {
    const { id: file } = await scan('week-old.pdf')
    await store(typed('Solar dryer', file))
    vi.setSystemTime(start)
    const session = open()
    await (await editing(session)).tidy?.()
    const undo = await discard(session)
    expect((await editing(session)).tidy).toBeUndefined()
    expect(await undo()).toBe(true)
    expect(await names()).toEqual(['week-old.pdf'])
  })
})
