import { afterEach, describe, expect, test, vi } from 'vitest'
import { pocForm } from '../../../../src/domain/grant-form/poc/form'
import { addAttachment } from '../../../../src/storage/attachments'
import { database } from '../../../../src/storage/database'
import { DraftSession } from '../../../../src/storage/drafts/DraftSession'
import { openDraft } from '../../../../src/storage/drafts/openDraft'
import {
  discardDraft,
  listDrafts,
  loadDraft,
  putDraft,
  raiseRevision,
} from '../../../../src/storage/drafts/drafts'
import { draftSchemaVersion } from '../../../../src/storage/drafts/readDraft'
import { replaceDraft } from '../../../../src/storage/drafts/replaceDraft'
import { storageHealth } from '../../../../src/storage/health'
import { readSetAside, removeSetAside } from '../../../../src/storage/setAside'
import { submitDraft } from '../../../../src/storage/submissions/submissions'
import { completeValues, keepCompleteDraft, sampleStudent } from '../../../support/grantValues'
import { ModelBrowser } from '../../../support/tabs'
import { editing } from '../../../support/drafts'
import { loseBytes } from '../../../support/lostBytes'
import { eventually } from '../../../support/eventually'

const userId = 'u-student'
const id = 'u-student:poc'
const values = completeValues('poc')
const place = { path: 'fields.pocTitle', scrollY: 120 }
const whole = { id, userId, kind: 'poc', schemaVersion: 2, revision: 7, savedAt: 5, values, place }

const sessions: DraftSession[] = []
const raw = () => database.table('drafts').get(id) as Promise<unknown>
const lay = (row: object) => database.table('drafts').put(row)
const aside = async () => (await readSetAside(userId)).rows

function open(): DraftSession {
  const session = new DraftSession(userId, pocForm, new ModelBrowser().openTab().around)
  session.open()
  sessions.push(session)
  return session
}

afterEach(async () => {
  await Promise.all(sessions.splice(0).map((session) => session.close()))
})

const ofItself: unknown[] = []
ofItself.push(ofItself)
const { fields: _fields, ...withoutFields } = values
const without = (name: 'fields' | 'mentor', field: string) => ({
  ...values,
  [name]: { ...values[name], [field]: '' },
})

describe('of a damaged draft, whatever fits comes back and the rest is told', () => {
  test.each<[string, object, object, object[]]>([
    ['a place', { place: 7 }, values, [{ path: 'place', text: '7' }]],
    ['a revision', { revision: 'x' }, values, []],
    ['a revision below the first', { revision: -3 }, values, []],
    ['a moment', { savedAt: null }, values, []],
    ['no version', { schemaVersion: undefined }, values, []],
    ['a kind', { kind: 7 }, values, []],
    [
      'one answer',
      { values: { ...values, fields: { ...values.fields, pocTitle: 7 } } },
      without('fields', 'pocTitle'),
      [{ path: 'fields.pocTitle', text: '7' }],
    ],
    [
      'one answer for which JSON has no number',
      { values: { ...values, fields: { ...values.fields, pocTitle: 7n } } },
      without('fields', 'pocTitle'),
      [{ path: 'fields.pocTitle', text: '7' }],
    ],
    [
      'one answer that refers to itself',
      { values: { ...values, fields: { ...values.fields, pocTitle: ofItself } } },
      without('fields', 'pocTitle'),
      [{ path: 'fields.pocTitle', text: '' }],
    ],
    [
      'one answer that is nothing',
      { values: { ...values, mentor: { ...values.mentor, name: null } } },
      without('mentor', 'name'),
      [{ path: 'mentor.name', text: '' }],
    ],
    [
      'one member',
      { values: { ...values, teamMembers: ['Asha', values.teamMembers[1]] } },
      { ...values, teamMembers: [expect.objectContaining({ name: '' }), values.teamMembers[1]] },
      [{ path: 'teamMembers.0', text: 'Asha' }],
    ],
    [
      'the team',
      { values: { ...values, teamMembers: 'Asha' } },
      { ...values, teamMembers: [expect.objectContaining({ name: '' })] },
      [{ path: 'teamMembers', text: 'Asha' }],
    ],
    [
      'the leader',
      { values: { ...values, teamLeader: [0] } },
      { ...values, teamLeader: '' },
      [{ path: 'teamLeader', text: '[0]' }],
    ],
    [
      'the mentor',
      { values: { ...values, mentor: 'Dr Rao' } },
      expect.objectContaining({ fields: values.fields, teamMembers: values.teamMembers }),
      [{ path: 'mentor', text: 'Dr Rao' }],
    ],
    [
      'all answers',
      { values: 'gone' },
      expect.objectContaining({ teamLeader: '' }),
      [{ path: 'values', text: 'gone' }],
    ],
    [
      'all answers of version 1',
      { schemaVersion: 1, values: 'gone' },
      expect.objectContaining({ teamLeader: '' }),
      [{ path: 'values', text: 'gone' }],
    ],
    [
      'all fields but the team and the mentor',
      { values: withoutFields },
      expect.objectContaining({ teamMembers: values.teamMembers, mentor: values.mentor }),
      [],
    ],
    [
      'an answer of version 1, and its version',
      {
        schemaVersion: 'x',
        values: { pocTitle: 'Old', broadArea: 3, 'mentor.name': 'Dr Rao', teamLeader: 0 },
      },
      expect.objectContaining({
        fields: expect.objectContaining({ pocTitle: 'Old', broadArea: '' }),
        mentor: expect.objectContaining({ name: 'Dr Rao' }),
        teamLeader: '0',
      }),
      [{ path: 'fields.broadArea', text: '3' }],
    ],
  ])('%s', async (_what, damage, expected, unread) => {
    const row = { ...whole, ...damage }
    await lay(row)
    expect((await loadDraft(userId, 'poc'))?.values).toEqual(expected)
    expect(await listDrafts(userId)).toHaveLength(1)
    expect(await raw()).toEqual(row)
    const session = open()
    const opened = await editing(session)
    expect(opened.values).toEqual(expected)
    expect(opened.unread).toEqual(unread)
    expect(await aside()).toMatchObject([{ userId, table: 'drafts', row }])
    // Saving continues.
    opened.writer.write(() => ({ values: { ...opened.values, teamLeader: '1' }, place }))
    await opened.writer.flush()
    expect(opened.writer.read().status).toBe('saved')
    await session.close()
    const again = await editing(open())
    expect(again.values.teamLeader).toBe('1')
    expect(again.unread).toEqual(unread)
    expect(await aside()).toHaveLength(1)
  })

  test('with the moment when it was saved, if that can be read', async () => {
    await lay({ ...whole, place: 7 })
    expect((await openDraft(userId, 'poc')).draft?.savedAt).toBe(whole.savedAt)
    await lay({ ...whole, savedAt: null })
    expect((await openDraft(userId, 'poc')).draft?.savedAt).toBeGreaterThan(whole.savedAt)
  })

  test('until its owner removes what was set aside', async () => {
    await lay({ ...whole, place: 7 })
    await openDraft(userId, 'poc')
    const rowIds = (await aside()).map((row) => row.id)
    await eventually(() => expect(storageHealth.read().setAside).toEqual([userId]))
    await removeSetAside({ rowIds, fileIds: [] })
    const draft = { values, revision: 8 }
    expect(await openDraft(userId, 'poc')).toMatchObject({ draft, unread: [] })
  })

  test('also where the browser has lost another row that was set aside', async () => {
    await lay({ ...whole, place: 7 })
    await openDraft(userId, 'poc')
    const other = { userId, table: 'submissions', reason: '', at: 1, row: {} }
    await loseBytes('quarantine', await database.quarantine.add(other))
    expect((await openDraft(userId, 'poc')).unread).toEqual([{ path: 'place', text: '7' }])
  })

  test.each([7n, ofItself])(
    'and its files with it, where JSON cannot have all of it',
    async (odd) => {
      await lay({ ...whole, odd, place: 7 })
      await openDraft(userId, 'poc')
      const scan = { name: 'scan.pdf', type: 'application/pdf', bytes: new ArrayBuffer(8) }
      const file = await addAttachment(id, scan)
      expect(await readSetAside(userId)).toMatchObject({ rows: [{ row: { odd } }], files: [file] })
    },
  )

  test('and it does not come back once the draft was discarded', async () => {
    await lay({ ...whole, place: 7 })
    await openDraft(userId, 'poc')
    await discardDraft(id)
    expect(await openDraft(userId, 'poc')).toEqual({ draft: undefined, unread: [] })
    expect(await aside()).toHaveLength(1)
  })

  test('even when an earlier version has moved it aside: the last one of this form', async () => {
    const row = { ...whole, place: 7 }
    const rows = [{ ...row, place: 6 }, row, { ...row, id: 'u-student:ipr', kind: 'ipr', place: 8 }]
    for (const one of rows)
      await database.quarantine.add({ userId, table: 'drafts', reason: '', at: 1, row: one })
    expect((await editing(open())).unread).toEqual([{ path: 'place', text: '7' }])
    expect((await openDraft(userId, 'poc')).unread).toEqual([{ path: 'place', text: '7' }])
    expect((await aside()).map((one) => one.row)).toEqual(rows)
  })

  test('all or nothing: if interrupted, the row is unchanged', async () => {
    const row = { ...whole, place: 7 }
    await lay(row)
    vi.spyOn(database.drafts, 'put').mockRejectedValueOnce(new Error('killed'))
    await expect(openDraft(userId, 'poc')).rejects.toThrow('killed')
    expect(await raw()).toEqual(row)
    expect(await aside()).toEqual([])
  })

  test('even when it is replaced from elsewhere: the row is set aside', async () => {
    const row = { ...whole, values: { ...values, mentor: 7 } }
    await lay(row)
    const replaces = (await loadDraft(userId, 'poc'))?.values
    const undo = await replaceDraft(userId, 'poc', { files: [], values, replaces })
    expect((await aside()).map((one) => one.row)).toEqual([row])
    await undo()
    expect((await openDraft(userId, 'poc')).unread).toEqual([{ path: 'mentor', text: '7' }])
  })
})

test('a draft is replaced also when the browser has lost the row that it was salvaged from', async () => {
  await lay({ ...whole, place: 7 })
  await openDraft(userId, 'poc')
  await loseBytes('quarantine', (await aside())[0]?.id ?? 0)
  const replaces = (await loadDraft(userId, 'poc'))?.values
  const incoming = { files: [], values: { ...values, teamLeader: '1' }, replaces }
  const undo = await replaceDraft(userId, 'poc', incoming)
  expect((await loadDraft(userId, 'poc'))?.values.teamLeader).toBe('1')
  await undo()
  expect((await loadDraft(userId, 'poc'))?.values).toEqual(replaces)
})

describe.each([
  ['a newer shape', { ...whole, schemaVersion: draftSchemaVersion + 1, values: { steps: [] } }],
  ['a form that only a newer version has', { ...whole, kind: 'loan' }],
])('a draft of %s', (_what, row) => {
  test('is reported as such, stays unchanged, and opens after the roll-forward', async () => {
    await lay(row)
    const session = open()
    const said = { at: 'unreadable', why: 'newer' }
    await eventually(() => expect(session.state.read()).toEqual(said))
    await session.retry()
    expect(session.state.read()).toEqual(said)
    expect(await listDrafts(userId)).toEqual([])
    expect(await raw()).toEqual(row)
    expect(await aside()).toEqual([])
    await lay(whole)
    await session.retry()
    expect((await editing(session)).values).toEqual(values)
  })

  test('is never overwritten, moved or erased', async () => {
    await lay(row)
    const refused = { name: 'NewerVersionError' }
    const { revision: _revision, ...draft } = whole
    for (const revision of [1, 8])
      await expect(putDraft({ ...draft, revision })).rejects.toMatchObject(refused)
    await expect(discardDraft(id)).rejects.toMatchObject(refused)
    await expect(
      replaceDraft(userId, 'poc', { files: [], values, replaces: undefined }),
    ).rejects.toMatchObject(refused)
    await expect(submitDraft(pocForm, sampleStudent, values, 7)).rejects.toMatchObject(refused)
    await raiseRevision(id)
    expect(await raw()).toEqual(row)
  })

  test('that an earlier version has moved aside is reported too', async () => {
    await database.quarantine.add({ userId, table: 'drafts', reason: 'newer', at: 1, row })
    await expect(openDraft(userId, 'poc')).rejects.toMatchObject({ name: 'NewerVersionError' })
    expect(await aside()).toHaveLength(1)
  })
})

test('what an earlier version moved aside as too new comes back whole once it can be read', async () => {
  await keepCompleteDraft('ipr')
  await database.quarantine.add({ userId, table: 'drafts', reason: 'newer', at: 1, row: whole })
  expect(await openDraft(userId, 'poc')).toMatchObject({
    draft: { values, revision: 7 },
    unread: [],
  })
  expect(await raw()).toMatchObject({ values })
  expect(await aside()).toEqual([])
})
