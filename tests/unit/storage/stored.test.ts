import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { problemsOf } from '../../../src/domain/grant-form/problems'
import { pocForm } from '../../../src/domain/grant-form/poc/form'
import { readPassport } from '../../../src/features/apply/passport/readPassport'
import { checkAnswers } from '../../../src/features/my-applications/pack/answersFile'
import { canonicalJson, sha256Hex } from '../../../src/storage/hash'
import { database } from '../../../src/storage/database'
import { listDrafts, loadDraft } from '../../../src/storage/drafts/drafts'
import { draftSchemaVersion } from '../../../src/storage/drafts/readDraft'
import {
  getSubmission,
  listAllSubmissions,
  listSubmissions,
  setHandIn,
  setWithdrawn,
} from '../../../src/storage/submissions/submissions'
import { submissionSchemaVersion } from '../../../src/storage/submissions/readSubmission'
import { completeValues } from '../../support/grantValues'
import { idsSetAside } from '../../support/setAside'

type Stored = { id: string; contentHash: string; content: unknown; values: { fields: object } }

const folder = join(import.meta.dirname, '../../stored')
const files = readdirSync(folder)
const named = (start: string) => files.filter((file) => file.startsWith(start))
const textOf = (file: string) => readFileSync(join(folder, file), 'utf8')
const rowOf = (file: string) => JSON.parse(textOf(file)) as Stored

/** Puts the row into its table; returns a check that reading has moved and changed nothing. */
async function lay(table: 'drafts' | 'submissions', row: Stored) {
  await database.table(table).put(row)
  return async () => {
    expect(await idsSetAside()).toEqual([])
    expect(await database.table(table).get(row.id)).toEqual(row)
  }
}

test('every version of a draft and of a submission so far is stored here', () => {
  for (let version = 1; version <= draftSchemaVersion; version++)
    expect(files).toContain(`draft-${version}.json`)
  for (let version = 1; version <= submissionSchemaVersion; version++)
    expect(files).toContain(`submission-${version}.json`)
})

describe.each(named('draft-'))('%s', (file) => {
  test('opens with its answers, and stays unchanged on the device', async () => {
    const expectUntouched = await lay('drafts', rowOf(file))
    const draft = await loadDraft('u-student', 'poc')
    expect(draft).toMatchObject({ kind: 'poc', schemaVersion: draftSchemaVersion })
    expect(draft?.values.fields['pocTitle']).toBe('Low-cost soil moisture probe')
    expect(draft?.values.teamMembers[0]).toMatchObject({ name: 'Asha Patel' })
    expect(draft?.values.teamLeader).toBe('0')
    expect(draft?.values.mentor['name']).toBe('Dr Kavita Rao')
    expect(await listDrafts('u-student')).toEqual([draft])
    await expectUntouched()
  })
})

test('a draft of version 1 keeps answers that the form has dropped, and gets blanks for new fields', async () => {
  await lay('drafts', rowOf('draft-1.json'))
  const draft = await loadDraft('u-student', 'poc')
  expect(draft?.values.fields).toMatchObject({
    financialAssistance: '1,80,000',
    aFieldThatTheFormHasLost: 'kept',
    methodology: '',
  })
  expect(draft?.values.mentor).toMatchObject({ employerId: 'a-file', email: '' })
})

/** Fields added to the forms since: blank in older rows. */
const askedSince = { institution: '', headOfInstitution: '' }

test('a draft of version 2 is as complete as it was', async () => {
  await lay('drafts', rowOf('draft-2.json'))
  const draft = await loadDraft('u-student', 'poc')
  expect(draft?.values.fields).toEqual({ ...rowOf('draft-2.json').values.fields, ...askedSince })
  const missing = draft && problemsOf(pocForm, draft.values).map(({ path }) => path)
  expect(missing).toEqual(Object.keys(askedSince).map((name) => `fields.${name}`))
})

describe.each(named('submission-'))('%s', (file) => {
  const stored = rowOf(file)
  let expectUntouched: () => Promise<void>
  beforeEach(async () => {
    expectUntouched = await lay('submissions', stored)
  })

  test('is read in today’s shape, and stays unchanged on the device', async () => {
    const submission = await getSubmission(stored.id)
    expect(submission).toMatchObject({
      id: stored.id,
      schemaVersion: submissionSchemaVersion,
      applicantName: 'Asha Patel',
      values: stored.values,
      institution: file.includes('institution') ? 'Sabarmati Institute of Technology' : '',
      ...(file === 'submission-3.json'
        ? {
            handIn: {
              signedOn: '2026-11-23',
              handedIn: { on: '2026-11-24', to: 'Prof. Jignesh Bhatt' },
            },
          }
        : { handIn: {} }),
    })
    expect(await listSubmissions('u-student')).toEqual([submission])
    expect(await listAllSubmissions()).toEqual([submission])
    await expectUntouched()
  })

  test('keeps its content byte for byte, as its hash requires', async () => {
    const submission = await getSubmission(stored.id)
    expect(JSON.stringify(submission?.content)).toBe(JSON.stringify(stored.content))
    expect(sha256Hex(canonicalJson(submission?.content))).toBe(stored.contentHash)
  })
})

test.each(named('submission-'))(
  '%s is handed in, which can be undone, and withdrawn',
  async (file) => {
    const stored = rowOf(file)
    await lay('submissions', stored)
    const before = await getSubmission(stored.id)
    const handIn = {
      signedOn: '2026-11-22',
      handedIn: { on: '2026-11-25', to: 'Dr Hetal Trivedi' },
    }
    const undo = await setHandIn(stored.id, handIn)
    expect(await getSubmission(stored.id)).toEqual({ ...before, handIn })
    await undo()
    await setWithdrawn(stored.id, 5)
    expect(await getSubmission(stored.id)).toEqual({ ...before, withdrawnAt: 5 })
    await setWithdrawn(stored.id, undefined)
    const after = await getSubmission(stored.id)
    expect(after).toEqual(before)
    expect(sha256Hex(canonicalJson(after?.content))).toBe(stored.contentHash)
  },
)

test('the answers file of an earlier version’s pack has the same content as its submission', async () => {
  const stored = rowOf('submission-1.json')
  await lay('submissions', stored)
  const submission = await getSubmission(stored.id)
  expect(submission && checkAnswers(textOf('answers-1.json'), submission)).toEqual({ kind: 'same' })
})

test('an earlier version’s saved copy opens with every answer and every file', () => {
  const reading = readPassport(
    new Uint8Array(readFileSync(join(folder, 'saved-copy-1.ssip-draft'))),
  )
  if (!reading.ok) throw new Error(reading.reason)
  const { kind, values, files: kept } = reading.passport
  expect(kind).toBe('poc')
  expect(values.fields).toEqual({ ...completeValues('poc').fields, ...askedSince })
  expect(values.teamMembers.map((member) => member['aadharNo'])).toEqual(['0561', '8826'])
  expect(kept.map(({ name, bytes }) => [name, bytes.byteLength])).toEqual([
    ['aadhaar.pdf', 2_000],
    ['aadhaar.pdf', 2_000],
    ['employer id.png', 2_000],
  ])
})
