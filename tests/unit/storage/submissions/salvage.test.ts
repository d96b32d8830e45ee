import { expect, test, vi } from 'vitest'
import { database } from '../../../../src/storage/database'
import { sweepOrphans } from '../../../../src/storage/orphans'
import type { SubmissionRow } from '../../../../src/storage/rows'
import { getSubmission, listSubmissions } from '../../../../src/storage/submissions/submissions'
import { keepSubmission } from '../../../support/grantValues'
import { eventually } from '../../../support/eventually'

type Wound = { path: string; value: unknown }

/** Damages a stored submission as no version ever wrote it, and reads it. */
async function readWounded(...wounds: Wound[]) {
  const whole = await keepSubmission('poc')
  await database.submissions.update(
    whole.id,
    Object.fromEntries(wounds.map(({ path, value }) => [path, value])) as never,
  )
  return { whole, read: await getSubmission(whole.id) }
}

const without = ({ unread: _unread, ...row }: SubmissionRow & { unread?: unknown }) => row

test.each<Wound & { text: string; blank: unknown; key: keyof SubmissionRow }>([
  { path: 'institution', value: 7, text: '7', key: 'institution', blank: '' },
  { path: 'number', value: null, text: '', key: 'number', blank: '' },
  { path: 'contentHash', value: ['x'], text: '["x"]', key: 'contentHash', blank: '' },
  { path: 'withdrawnAt', value: 'soon', text: 'soon', key: 'withdrawnAt', blank: undefined },
  {
    path: 'withdrawnAt',
    value: 9e15,
    text: '9000000000000000',
    key: 'withdrawnAt',
    blank: undefined,
  },
  { path: 'handIn', value: { signedOn: 4 }, text: '{"signedOn":4}', key: 'handIn', blank: {} },
  {
    path: 'handIn',
    value: { handedIn: { on: '2026-13-01', to: 'Ms Dave' } },
    text: '{"handedIn":{"on":"2026-13-01","to":"Ms Dave"}}',
    key: 'handIn',
    blank: {},
  },
])('if a submission’s $path is damaged, everything else is read', async (wound) => {
  const { whole, read } = await readWounded(wound)
  expect(read?.unread).toEqual([{ path: wound.path, text: wound.text }])
  expect(read && without(read)).toEqual({ ...whole, [wound.key]: wound.blank })
  expect(await listSubmissions(whole.userId)).toEqual([read])
})

test('undamaged answers stay, and each part that does not fit is listed', async () => {
  const { whole, read } = await readWounded(
    { path: 'values.fields.pocTitle', value: 12 },
    { path: 'values.teamMembers', value: 'gone' },
    { path: 'content.answers', value: null },
  )
  expect(read?.values.fields).toEqual({ ...whole.values.fields, pocTitle: '' })
  expect(read?.values.mentor).toEqual(whole.values.mentor)
  expect(read?.content).toEqual({ ...whole.content, answers: [] })
  expect(read?.unread?.map(({ path }) => path).toSorted()).toEqual([
    'content.answers',
    'values.fields.pocTitle',
    'values.teamMembers',
  ])
})

test('a damaged submission keeps its row and its files as they are', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { whole } = await readWounded({ path: 'values', value: 3 })
  const before = [await database.submissions.toArray(), await database.attachments.toArray()]
  for (const days of [1, 2]) {
    vi.setSystemTime(Date.now() + days * 24 * 60 * 60 * 1000)
    await sweepOrphans({ draftId: 'u-student:none', userId: whole.userId }, undefined)
  }
  expect([await database.submissions.toArray(), await database.attachments.toArray()]).toEqual(
    before,
  )
  expect(await database.quarantine.count()).toBe(0)
  vi.useRealTimers()
})

test.each(['submittedAt', 'kind'])('without its %s it is set aside, whole', async (path) => {
  const { whole, read } = await readWounded({ path, value: null })
  expect(read).toBeUndefined()
  await eventually(async () =>
    expect(await database.quarantine.toArray()).toMatchObject([
      { table: 'submissions', row: { id: whole.id, [path]: null } },
    ]),
  )
})

test.each([9e15, '2026-12-01'])(
  'nor is one shown that was submitted at %s, which is no time',
  async (value) => {
    const { read } = await readWounded({ path: 'submittedAt', value })
    expect(read).toBeUndefined()
  },
)
