import { beforeEach, expect, test, vi } from 'vitest'
import { toUser } from '../../../src/domain/user/user'
import { database } from '../../../src/storage/database'
import {
  cachedProfile,
  cacheProfile,
  forgetProfile,
  knownPerson as known,
} from '../../../src/storage/profileCache'

const knownPerson = (told: typeof asha) => known(told, null)

const asha = toUser({
  id: '4',
  name: 'Asha',
  email: 'asha@example.org',
  createdAt: '2026-01-05T06:30:00.000Z',
})
const ravi = { ...asha, name: 'Ravi', email: 'ravi@example.org', createdAt: '2026-10-01T06:30:00Z' }

async function here(user: typeof asha): Promise<void> {
  await cacheProfile('a token', user)
  await forgetProfile()
}

beforeEach(async () => {
  await database.settings.clear()
  await here(asha)
})

test('whoever signs up again with the same address has their rows, under the id that these have', async () => {
  const anew = { ...asha, id: '9', email: 'Asha@example.org', createdAt: '2026-11-28T06:30:00Z' }
  expect(await knownPerson(anew)).toEqual({ ...anew, id: '4' })
})

test('somebody else with the same id, on a server with other accounts, has none of theirs', async () => {
  const other = await knownPerson(ravi)
  expect(other.id).not.toBe('4')
  expect(other).toEqual({ ...ravi, id: other.id })
  await here(other)
  expect((await knownPerson(ravi)).id).toBe(other.id)
  expect((await knownPerson({ ...ravi, id: '7' })).id).toBe(other.id)
  expect((await knownPerson(asha)).id).toBe('4')
})

test('an account that was given another address is still the same', async () => {
  const moved = { ...asha, email: 'asha.patel@example.org' }
  expect(await knownPerson(moved)).toEqual(moved)
  await here(moved)
  expect(await knownPerson({ ...moved, id: '9' })).toMatchObject({ id: '4' })
})

test.each(['', 'last Tuesday'])(
  'nor does a day of %j, which says nothing, take their rows from anybody',
  async (createdAt) => {
    const unsaid = { ...ravi, createdAt }
    expect(await knownPerson(unsaid)).toEqual(unsaid)
  },
)

test('whoever is new here is who the server says', async () => {
  const newcomer = { ...ravi, id: '12' }
  expect(await knownPerson(newcomer)).toEqual(newcomer)
})

test('what is kept of an account names nobody', async () => {
  expect(JSON.stringify(await database.settings.toArray())).not.toMatch(/asha/i)
})

test('while one token is answered its person stays who they were, with another id or another address', async () => {
  const anew = { ...asha, id: '9', name: 'Asha Patel' }
  expect(await known(anew, asha)).toEqual({ ...anew, id: '4' })
  const moved = { ...asha, email: 'asha.patel@example.org' }
  expect(await known(moved, asha)).toEqual(moved)
  await expect(known({ ...ravi, id: '7' }, asha)).rejects.toThrow('another person')
})

test('where this device cannot be read, everybody is who the server says', async () => {
  vi.spyOn(database.settings, 'bulkGet').mockRejectedValue(new DOMException('', 'UnknownError'))
  expect(await knownPerson(ravi)).toEqual(ravi)
})

test('a profile is kept for its own token, until it is forgotten', async () => {
  await cacheProfile('a token', asha)
  expect(await cachedProfile('a token')).toEqual(asha)
  expect(await cachedProfile('another')).toBeUndefined()
  await forgetProfile()
  expect(await cachedProfile('a token')).toBeUndefined()
})
