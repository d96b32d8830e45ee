import { expect, test } from 'vitest'
import { upcomingEvents } from '../../../../src/domain/event/sample'

test('upcoming events have unique ids and are sorted soonest first', () => {
  const ids = upcomingEvents.map((event) => event.id)
  expect(new Set(ids).size).toBe(ids.length)
  const dates = upcomingEvents.map((event) => event.date)
  expect(dates).toEqual(dates.toSorted())
  for (const date of dates) expect(new Date(date).toISOString().slice(0, 10)).toBe(date)
})

test('registrations never exceed the capacity, and a full event is closed', () => {
  for (const event of upcomingEvents) {
    expect(event.registered).toBeLessThanOrEqual(event.capacity)
    if (event.registered === event.capacity) expect(event.registrationOpen).toBe(false)
  }
})
