import { afterEach, expect, test, vi } from 'vitest'
import { applicantSample } from '../../../../src/domain/application/applicantSample'
import { sampleDay } from '../../../../src/domain/sample/movedDates'
import { myApplications } from '../../../../src/domain/application/myApplication'
import { recentActivities } from '../../../../src/features/dashboard/activities'
import { calendarEntry, upcomingDeadlines } from '../../../../src/features/dashboard/deadlines'
import { opportunities, programmeActivities } from '../../../../src/features/dashboard/sample'
import { toIcs } from '../../../../src/lib/export/ics'
import { completeValues } from '../../../support/grantValues'

const submitted = {
  id: 's1',
  kind: 'poc' as const,
  number: 'SSIP/POC/2026/001',
  submittedAt: Date.parse('2026-11-20T10:42:00'),
  values: completeValues('poc'),
  withdrawnAt: Date.parse('2026-11-20T11:00:00'),
}

test('activities are the newest ones of the applications and the programme', () => {
  const list = myApplications(applicantSample, [submitted], [])
  const activities = recentActivities(list, { on: true, today: sampleDay }, 4)
  expect(activities.map(({ text, source }) => [text, source])).toEqual([
    ['You withdrew “Low-cost soil moisture probe”', 'device'],
    ['You submitted “Low-cost soil moisture probe”', 'device'],
    ...programmeActivities.slice(0, 2).map(({ text }) => [text, 'sample']),
  ])
  const all = recentActivities(list, { on: true, today: sampleDay }, 100)
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
})

afterEach(() => vi.unstubAllEnvs())

/** What happened to an application of this device, newest first. */
function happened(
  submittedAt: string,
  handedInOn: string,
  decisions: readonly { at: string; to: 'under-review' | 'approved' }[] = [],
): string[] {
  const { withdrawnAt: _not, ...row } = submitted
  const handedIn = { on: handedInOn, to: 'Dr Rekha Bhatt' }
  const list = myApplications(
    [],
    [{ ...row, submittedAt: Date.parse(submittedAt), handIn: { signedOn: handedInOn, handedIn } }],
    decisions.map(({ at, to }) => ({
      applicationId: row.id,
      at: Date.parse(at),
      by: 'Dr Meera Joshi',
      to,
      remark: '',
    })),
  )
  const samples = { on: false, today: sampleDay }
  return recentActivities(list, samples, 9).map(({ text }) => text)
}

test('what was handed in on the day of its submission was handed in after that, and decided on after both', () => {
  expect(
    happened('2026-11-20T10:42:00', '2026-11-20', [
      { at: '2026-11-20T16:00:00', to: 'under-review' },
    ]),
  ).toEqual([
    expect.stringMatching(/Under Review/),
    expect.stringMatching(/Handed in/),
    expect.stringMatching(/^You submitted/),
  ])
})

test('in what order things happened does not follow a clock that was wrong for a while', () => {
  // Ahead when it was submitted, and right again afterwards.
  expect(
    happened('2027-11-20T10:42:00', '2027-11-20', [{ at: '2026-11-21T16:00:00', to: 'approved' }]),
  ).toEqual([
    expect.stringMatching(/Approved/),
    expect.stringMatching(/Handed in/),
    expect.stringMatching(/^You submitted/),
  ])
})

test('what was submitted while a clock was ahead leaves room for what happened since', () => {
  const { withdrawnAt: _not, ...stays } = submitted
  const early = { ...submitted, submittedAt: Date.parse('2027-11-17T10:00:00') }
  const later = { ...stays, id: 's2', submittedAt: Date.parse('2026-11-16T10:00:00') }
  const request = { at: Date.parse('2026-11-20T12:00:00'), to: 'documents-required' as const }
  const decision = { ...request, applicationId: 's2', by: 'Dr Meera Joshi', remark: '' }
  const list = myApplications([], [early, later], [decision])
  const titled = list.map((one) => ({ ...one, title: one.id }))
  expect(
    recentActivities(titled, { on: false, today: sampleDay }, 3).map(({ text }) => text),
  ).toEqual(['“s2”: Documents Required', 'You withdrew “s1”', 'You submitted “s1”'])
})

test.each(['Asia/Kolkata', 'America/New_York', 'Pacific/Kiritimati'])(
  'a moment counts for the day that it has in %s, among days without a time',
  (zone) => {
    vi.stubEnv('TZ', zone)
    const early = { ...submitted, submittedAt: Date.parse('2026-11-16T00:30:00') }
    const late = { ...submitted, id: 's2', submittedAt: Date.parse('2026-11-15T23:30:00') }
    const list = myApplications([], [early, late], []).map((one) => ({
      ...one,
      title: one.id,
      history: one.history.slice(0, 1),
    }))
    expect(
      recentActivities(list, { on: true, today: sampleDay }, 3).map(({ text }) => text),
    ).toEqual(['You submitted “s1”', programmeActivities[0]?.text, 'You submitted “s2”'])
  },
)

test('deadlines are those from today on, soonest first, each saying what is due', () => {
  const list = myApplications(applicantSample, [], [])
  const whats = (today: string) => upcomingDeadlines(list, opportunities, today).map((d) => d.what)
  expect(whats('2026-12-18').slice(0, 3)).toEqual([
    'Documents for “Attendance by voice for evening schools”',
    'Report for “Solar dryer for chilli farmers”',
    'PoC grant closes',
  ])
  expect(whats('2026-12-19')[0]).toBe('Report for “Solar dryer for chilli farmers”')
  expect(whats('2031-01-01')).toEqual([])
})

test('every deadline becomes a whole day of a calendar file', () => {
  const deadlines = upcomingDeadlines(
    myApplications(applicantSample, [], []),
    opportunities,
    '2026-11-20',
  )
  const file = toIcs(deadlines.map(calendarEntry), new Date('2026-11-20T10:00:00Z'))
  for (const { date } of deadlines)
    expect(file).toContain(`DTSTART;VALUE=DATE:${date.replaceAll('-', '')}`)
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(deadlines.length)
})
