import { strFromU8, strToU8, unzipSync } from 'fflate'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { AttachmentRow } from '../../../src/storage/rows'
import { holdsOwnWork, readOwnWork, wholeZip } from '../../../src/storage/whole-copy/wholeCopy'
import { addAttachment, attachmentsOf, listAttachments } from '../../../src/storage/attachments'
import { database } from '../../../src/storage/database'
import { openDraft } from '../../../src/storage/drafts/openDraft'
import {
  keepRestorePoint,
  listRestorePoints,
} from '../../../src/storage/restore-points/restorePoints'
import { readSetAside, removeSetAside, setAside as moveAside } from '../../../src/storage/setAside'
import { getSubmission } from '../../../src/storage/submissions/submissions'
import { eventually } from '../../support/eventually'
import { completeValues } from '../../support/grantValues'
import { loseBytes } from '../../support/lostBytes'

const owner = 'asha:poc'
const scan = (name: string, text: string) =>
  addAttachment(owner, {
    name,
    type: 'application/pdf',
    bytes: new TextEncoder().encode(text).buffer,
  })

/** An unreadable draft with an enrolment number of twelve digits, an Aadhaar number and a scan. */
async function setAside(file: string) {
  const row = {
    id: owner,
    userId: 'asha',
    kind: 'poc',
    schemaVersion: 2,
    revision: Number.NaN,
    values: {
      teamMembers: [{ enrollmentNo: '220130119001', aadharNo: '482913370561', aadharFile: file }],
      mentor: { employerId: file },
    },
  }
  await database.drafts.put(row as never)
  await openDraft('asha', 'poc')
  expect((await readSetAside('asha')).rows).toHaveLength(1)
}

test('a damaged application that the device has no room to set aside stays where it is', async () => {
  const damaged = { id: 'sub-1', userId: 'asha', kind: 7 }
  await database.table('submissions').put(damaged)
  const full = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError')
  })
  expect(await getSubmission('sub-1')).toBeUndefined()
  await eventually(() => expect(full).toHaveBeenCalled())
  expect(await database.submissions.toArray()).toEqual([damaged])
  expect((await readSetAside('asha')).rows).toEqual([])
})

const allAside = async () => (await database.quarantine.toArray()).map(({ row }) => row)

test('a row that several readers find damaged is set aside once, and one that another tab has sealed never', async () => {
  const [damaged, last] = [
    { id: 'sub-1', userId: 'asha', kind: 7 },
    { id: 'sub-3', userId: 'asha', kind: 7 },
  ]
  const sealed = { id: 'sub-2', sealed: { vault: 'v' } }
  await database.table('submissions').bulkPut([damaged, sealed, last])
  for (const row of [damaged, damaged, sealed, last]) moveAside('submissions', row, 'kind')
  await eventually(async () => expect(await allAside()).toContainEqual(last))
  expect(await allAside()).toEqual([damaged, last])
  expect(await database.submissions.toArray()).toEqual([sealed])
})

test('the copy of set-aside rows is complete: every digit, and the bytes of the files', async () => {
  const { id } = await scan('card.pdf', '%PDF scan')
  await scan('of-another-draft.pdf', 'other')
  await setAside(id)
  const files = unzipSync(wholeZip(await readSetAside('asha')))
  const rows = strFromU8(files['rows.json'] ?? new Uint8Array())
  for (const whole of ['220130119001', '482913370561', id, 'NaN']) expect(rows).toContain(whole)
  expect(Object.keys(files)).toEqual(['rows.json', 'files/card.pdf'])
  expect(strFromU8(files['files/card.pdf'] ?? new Uint8Array())).toBe('%PDF scan')
})

test('the copy that is offered before somebody’s work is erased has what was set aside, too', async () => {
  const { id } = await scan('card.pdf', '%PDF scan')
  const { id: another } = await addAttachment('sub-1', {
    name: 'letter.pdf',
    type: 'application/pdf',
    bytes: new TextEncoder().encode('%PDF letter').buffer,
  })
  // The one has the file of a draft that is there, the other is of nothing else.
  for (const row of [
    { id: owner, file: id },
    { id: 'sub-1', file: another, title: 'Only here' },
  ])
    await database.quarantine.add({ userId: 'asha', table: 'drafts', reason: '', at: 1, row })
  const files = unzipSync(wholeZip(await readOwnWork('asha')))
  expect(strFromU8(files['rows.json'] ?? new Uint8Array())).toContain('Only here')
  expect(Object.keys(files)).toEqual(['rows.json', 'files/card.pdf', 'files/letter.pdf'])
  expect(await readOwnWork('rohan')).toEqual({ rows: [], files: [] })
})

test('whether somebody has work here is known without reading a file, and of what is set aside alone', async () => {
  expect(await holdsOwnWork('asha')).toBe(false)
  await scan('card.pdf', '%PDF scan')
  await database.quarantine.add({ userId: 'rohan', table: 'drafts', reason: '', at: 1, row: {} })
  const reading = vi.fn((row: AttachmentRow) => row)
  database.attachments.hook('reading', reading)
  expect(await holdsOwnWork('asha')).toBe(true)
  expect(await holdsOwnWork('rohan')).toBe(true)
  expect(await holdsOwnWork('meera')).toBe(false)
  expect(reading).not.toHaveBeenCalled()
  database.attachments.hook('reading').unsubscribe(reading)
})

test('files with the same name can be told apart by the ids that the answers name them by', async () => {
  // Two within one millisecond have no order.
  vi.spyOn(Date, 'now').mockReturnValueOnce(1).mockReturnValueOnce(2)
  const { id } = await scan('scan.pdf', 'one')
  const { id: another } = await scan('scan.pdf', 'another')
  const files = await attachmentsOf(owner)
  const entries = unzipSync(wholeZip({ rows: [], files }))
  const rows = JSON.parse(strFromU8(entries['rows.json'] ?? new Uint8Array())) as unknown[]
  expect(rows).toEqual([
    expect.objectContaining({ id, name: 'scan.pdf', bytes: 'files/scan.pdf' }),
    expect.objectContaining({ id: another, name: 'scan.pdf', bytes: 'files/scan (2).pdf' }),
  ])
  expect(strFromU8(entries['files/scan (2).pdf'] ?? new Uint8Array())).toBe('another')
})

test('a phone whose clock begins at 1970 saves the copy all the same', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('1970-01-01T06:00:00') })
  onTestFinished(() => void vi.useRealTimers())
  expect(Object.keys(unzipSync(wholeZip({ rows: [], files: [] })))).toEqual(['rows.json'])
})

test('a file’s damaged row is listed among the rows, with its bytes', async () => {
  const { id } = await scan('card.pdf', '%PDF scan')
  await setAside(id)
  await database.attachments.update(id, { name: 7 } as never)
  const files = unzipSync(wholeZip(await readSetAside('asha')))
  expect(Object.keys(files)).toEqual(['rows.json'])
  const rows: unknown = JSON.parse(strFromU8(files['rows.json'] ?? new Uint8Array()))
  const bytes = Array.from(strToU8('%PDF scan'))
  expect(rows).toContainEqual(expect.objectContaining({ id, name: 7, bytes }))
})

test('only what the copy contains is removed, and no file that a readable draft refers to', async () => {
  const { id: shared } = await scan('card.pdf', '%PDF scan')
  await setAside(shared)
  const { rows, files } = await readSetAside('asha')
  const saved = { rowIds: rows.map(({ id }) => id), fileIds: files.map(({ id }) => id) }
  await database.quarantine.add({
    userId: 'asha',
    table: 'drafts',
    reason: 'found after the copy was made',
    at: 1,
    row: { id: 'asha:ipr' },
  })
  await database.drafts.put({ id: owner, values: { mentor: { employerId: shared } } } as never)
  await removeSetAside(saved)
  expect((await readSetAside('asha')).rows).toHaveLength(1)
  expect(await listAttachments(owner)).toHaveLength(1)
  await database.drafts.delete(owner)
  await removeSetAside(saved)
  expect(await listAttachments(owner)).toHaveLength(0)
  // Asked in another tab, too, where the list still has them.
  await removeSetAside(saved)
})

test('nor one that has been submitted since with the draft that was restored', async () => {
  const { id } = await scan('card.pdf', '%PDF scan')
  await setAside(id)
  const { rows, files } = await readSetAside('asha')
  await database.drafts.delete(owner)
  await database.table('submissions').put({ id: 'sub-1', userId: 'asha', content: { scan: id } })
  await database.attachments.update(id, { ownerId: 'sub-1' })
  await removeSetAside({ rowIds: rows.map((row) => row.id), fileIds: files.map((file) => file.id) })
  expect((await readSetAside('asha')).rows).toEqual([])
  expect(await listAttachments('sub-1')).toHaveLength(1)
})

test.each([
  ['refers to', false],
  ['may refer to, which the browser cannot read just now,', true],
])(
  'a file that an earlier state of the draft %s stays, so that one can return to it',
  async (_what, isLost) => {
    const { id } = await scan('card.pdf', '%PDF scan')
    await setAside(id)
    const { rows, files } = await readSetAside('asha')
    await keepRestorePoint(
      owner,
      'typing',
      completeValues('poc', { aadharFiles: [id], employerId: '' }),
    )
    const [point] = await listRestorePoints(owner)
    if (isLost) await loseBytes('points', point?.id ?? 0, 'ssip-restore-points')
    // Another scan was chosen since.
    await database.drafts.put({ id: owner, values: {} } as never)
    await removeSetAside({
      rowIds: rows.map((row) => row.id),
      fileIds: files.map((file) => file.id),
    })
    expect((await readSetAside('asha')).rows).toEqual([])
    expect(await listAttachments(owner)).toHaveLength(1)
  },
)

test('a file with a damaged row does not prevent the rest from being saved', () => {
  const wounds: unknown[] = [
    null,
    7,
    'text',
    [],
    {},
    [null],
    { fields: 3 },
    Number.NaN,
    true,
    undefined,
  ]
  const files = wounds.map((wound) => ({ id: 'x', name: wound, bytes: wound })) as never
  const entries = unzipSync(wholeZip({ rows: wounds, files }))
  expect(Object.keys(entries)).toEqual(['rows.json'])
  const rows = JSON.parse(strFromU8(entries['rows.json'] ?? new Uint8Array())) as unknown[]
  expect(rows).toHaveLength(2 * wounds.length)
  expect(rows).toContainEqual({ id: 'x', name: 'text', bytes: 'text' })
})
