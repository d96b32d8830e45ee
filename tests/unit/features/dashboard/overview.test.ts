import { expect, test } from 'vitest'
import { applicantSample } from '../../../../src/domain/application/applicantSample'
import { sampleDay } from '../../../../src/domain/sample/movedDates'
import { myApplications } from '../../../../src/domain/application/myApplication'
import { recentActivities } from '../../../../src/features/dashboard/activities'
import { calendarEntry, upcomingDeadlines } from '../../../../src/features/dashboard/deadlines'
import { opportunities, programmeActivities } from '../../../../src/features/dashboard/sample'
import { toIcs } from '../../../../src/lib/ics'
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
