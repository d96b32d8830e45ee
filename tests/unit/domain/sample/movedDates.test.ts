import { expect, test } from 'vitest'
import { applicantSampleOn } from '../../../../src/domain/application/applicantSampleOn'
import { adminSampleOn } from '../../../../src/domain/application/office-sample/adminSampleOn'
import { adminSample } from '../../../../src/domain/application/office-sample/adminSample'
import { applicantSample } from '../../../../src/domain/application/applicantSample'
import { eventsOn } from '../../../../src/domain/event/eventsOn'
import { pastEvents, upcomingEvents } from '../../../../src/domain/event/sample'
import { movedDate, sampleDay } from '../../../../src/domain/sample/movedDates'
import { upcomingDeadlines } from '../../../../src/features/dashboard/deadlines'
import {
  opportunitiesOn,
  programmeActivitiesOn,
} from '../../../../src/features/dashboard/opportunities'
import { myApplications } from '../../../../src/domain/application/myApplication'

const weekday = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay()

test('on the sample’s own day everything is as written', () => {
  const shown = { on: true, today: sampleDay }
  expect(eventsOn(shown)).toEqual({ upcoming: upcomingEvents, past: pastEvents })
  expect(applicantSampleOn(shown)).toEqual(applicantSample)
  expect(adminSampleOn(shown)).toEqual(adminSample)
})

// Including a leap day, a new year, and a day before the sample's own.
test.each(['2026-11-26', '2027-01-02', '2027-06-01', '2028-02-29', '2030-01-01', '2026-10-01'])(
  'on %s no past event is upcoming, and no upcoming one is past',
  (today) => {
    const shown = { on: true, today }
    const { upcoming, past } = eventsOn(shown)
    expect(upcoming).toHaveLength(upcomingEvents.length)
    for (const { date } of upcoming) expect(date > today).toBe(true)
    for (const { date } of past) expect(date < today).toBe(true)
    expect(upcoming.map(({ date }) => date)).toEqual(upcoming.map(({ date }) => date).toSorted())

    for (const { deadline } of opportunitiesOn(shown)) expect(deadline > today).toBe(true)
    for (const { at } of programmeActivitiesOn(shown)) expect(at <= today).toBe(true)
    const mine = applicantSampleOn(shown)
    for (const { submittedDate, nextDeadline = '9999', expectedDecision = '9999' } of mine) {
      expect(submittedDate < today).toBe(true)
      expect(nextDeadline > today).toBe(true)
      expect(expectedDecision > today).toBe(true)
    }
    for (const { submittedDate } of adminSampleOn(shown)) expect(submittedDate <= today).toBe(true)
    const due = upcomingDeadlines(myApplications(mine, [], []), opportunitiesOn(shown), today)
    expect(due).toHaveLength(7)
  },
)

test('a date keeps its weekday, and a year in a title or a number follows its date', () => {
  for (const today of ['2027-01-02', '2030-07-19']) {
    const { upcoming } = eventsOn({ on: true, today })
    expect(upcoming.map(({ date }) => weekday(date))).toEqual(
      upcomingEvents.map(({ date }) => weekday(date)),
    )
    for (const { title, date } of upcoming.filter((event) => /20\d\d/.test(event.title)))
      expect(title).toContain(date.slice(0, 4))
    for (const { applicationNumber, submittedDate } of applicantSampleOn({ on: true, today }))
      expect(applicationNumber.split('/')[2]).toBe(submittedDate.slice(0, 4))
  }
})

test('while today’s date is unknown no date is shown', () => {
  expect(movedDate('2026-12-05', '')).toBe('')
  const { upcoming } = eventsOn({ on: true, today: '' })
  expect(upcoming.map(({ title }) => title)).toEqual(upcomingEvents.map(({ title }) => title))
})

test('without sample data there are no events', () => {
  const shown = { on: false, today: sampleDay }
  expect(eventsOn(shown)).toEqual({ upcoming: [], past: [] })
  expect(applicantSampleOn(shown)).toEqual([])
  expect(adminSampleOn(shown)).toEqual([])
  expect(programmeActivitiesOn(shown)).toEqual([])
  for (const { deadline } of opportunitiesOn(shown)) expect(deadline).toBe('')
})
