import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addAttachment, attachmentsOf, listAttachments } from '../../../src/storage/attachments'
import { sampleBytes } from '../../support/grantValues'

const add = (name: string) =>
  addAttachment('asha:poc', { name, type: 'application/pdf', bytes: sampleBytes(5) })

const on = (day: string) => vi.setSystemTime(new Date(`${day}T10:00:00`))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => vi.useRealTimers())

test('files that are chosen at one moment are listed in the order in which they came', async () => {
  on('2026-11-20')
  const names = ['one', 'two', 'three', 'four', 'five', 'six']
  for (const name of names) await add(name)
  expect((await listAttachments('asha:poc')).map(({ name }) => name)).toEqual(names)
  expect((await attachmentsOf('asha:poc')).map(({ name }) => name)).toEqual(names)
})

test('a file has the time at which it came, also once a clock that was ahead is set right', async () => {
  on('2026-12-25')
  await add('while it was ahead')
  on('2026-11-21')
  expect((await add('now')).addedAt).toBe(Date.now())
  on('2026-11-22')
  expect((await add('a day later')).addedAt).toBe(Date.now())
})
