import { renderHook, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { adminSample } from '../../../src/domain/application/office-sample/adminSample'
import { applicantSample } from '../../../src/domain/application/applicantSample'
import { sampleDay } from '../../../src/domain/sample/movedDates'
import { clock } from '../../../src/lib/clock'
import { laterDay } from '../../../src/lib/days'
import { keepUploads, uploadOwner } from '../../../src/storage/applications/uploads'
import { useMyApplications } from '../../../src/storage/applications/useMyApplications'
import { database } from '../../../src/storage/database'
import { addDecision } from '../../../src/storage/office/decisions'
import { useOfficeList } from '../../../src/storage/office/useOfficeList'
import { keepSubmission } from '../../support/grantValues'
import { readPdf } from '../../support/uploads'

/* The lists of applications as the screens get them: what this device knows of each. */

const morning = (day: string) => new Date(`${day}T10:00:00`).getTime()
const decide = (applicationId: string, day: string, to: 'under-review' | 'documents-required') =>
  addDecision({
    applicationId,
    at: morning(day),
    by: 'Dr Meera Joshi',
    from: 'pending-review',
    to,
    remark: '',
  })

/** A sample moves by whole weeks. */
const weeksLater = (day: string, weeks: number) => laterDay(day, 7 * weeks)

async function officeList() {
  const { result } = renderHook(useOfficeList)
  await waitFor(() => expect(result.current).toBeDefined())
  return result.current?.applications ?? []
}

async function applicationsOf(userId: string) {
  const { result } = renderHook(() => useMyApplications(userId))
  await waitFor(() => expect(result.current).toBeDefined())
  return result.current?.applications ?? []
}

test('an application of the sample stands still in the office’s list from its first decision on', async () => {
  vi.spyOn(clock, 'today').mockReturnValue(weeksLater(sampleDay, 8))
  const [decided, untouched] = adminSample
  await decide(decided!.id, weeksLater(sampleDay, 2), 'under-review')
  await decide(decided!.id, weeksLater(sampleDay, 5), 'documents-required')
  const list = await officeList()
  const submitted = (id = '') => list.find((each) => each.id === id)?.submittedDate
  expect(submitted(decided!.id)).toBe(weeksLater(decided!.submittedDate, 2))
  expect(submitted(untouched!.id)).toBe(weeksLater(untouched!.submittedDate, 8))
})

test('the sample of an applicant stands still from the first file that they add to it, for them alone', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const sample = applicantSample.find(({ status }) => status === 'documents-required')!
  const owner = uploadOwner('u-student', { id: sample.id, source: 'sample' })
  for (const weeks of [2, 5]) {
    vi.setSystemTime(morning(weeksLater(sampleDay, weeks)))
    await keepUploads(owner, [readPdf('consent.pdf')], 'document')
  }
  const last = Date.now()
  vi.useRealTimers()
  vi.spyOn(clock, 'today').mockReturnValue(weeksLater(sampleDay, 8))
  const ofStudent = (await applicationsOf('u-student')).find(({ id }) => id === sample.id)
  const ofAnother = (await applicationsOf('u-another')).find(({ id }) => id === sample.id)
  expect(ofStudent).toMatchObject({
    submittedDate: weeksLater(sample.submittedDate, 2),
    documentsAddedAt: last,
  })
  expect(ofAnother).toMatchObject({ submittedDate: weeksLater(sample.submittedDate, 8) })
  expect(ofAnother).not.toHaveProperty('documentsAddedAt')
})

test('documents that an applicant adds to what this device keeps are in their list and in the office’s, while they are asked for', async () => {
  const submission = await keepSubmission('poc')
  const inLists = async () => {
    const lists = [await applicationsOf(submission.userId), await officeList()]
    return lists.map((list) => list.find(({ id }) => id === submission.id)?.documentsAddedAt)
  }
  await decide(submission.id, sampleDay, 'documents-required')
  expect(await inLists()).toEqual([undefined, undefined])
  const owner = uploadOwner(submission.userId, { id: submission.id, source: 'device' })
  await keepUploads(owner, [readPdf('consent.pdf')], 'document')
  expect(await inLists()).toEqual([expect.any(Number), expect.any(Number)])
  await decide(submission.id, sampleDay, 'under-review')
  expect(await inLists()).toEqual([undefined, undefined])
})

test.each([
  { handIn: { handedIn: { on: '2026-13-01', to: 'Ms Dave' } } },
  { submittedAt: 9e15 },
  { withdrawnAt: 9e15 },
])('a damaged day of one application hides none of the others: %j', async (damage) => {
  const whole = await keepSubmission('poc')
  const damaged = await keepSubmission('ipr')
  await database.submissions.update(damaged.id, damage)
  for (const list of [await applicationsOf(whole.userId), await officeList()])
    expect(list.map(({ id }) => id)).toContain(whole.id)
})
