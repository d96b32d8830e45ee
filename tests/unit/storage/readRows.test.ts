import { beforeEach, expect, test, vi } from 'vitest'
import { database } from '../../../src/storage/database'
import { isLost, readRow } from '../../../src/storage/readRows'
import { SealBrokenError } from '../../../src/storage/sealing/sealErrors'
import { keepCompleteDraft } from '../../support/grantValues'
import { loseBytes } from '../../support/lostBytes'

const id = 'u-student:poc'
const read = () => readRow(database.drafts, id)

beforeEach(async () => {
  await keepCompleteDraft('poc')
})

test('a row that cannot be read once is not lost', async () => {
  const passing = new DOMException('Internal error', 'UnknownError')
  vi.spyOn(database.drafts, 'get').mockRejectedValueOnce(passing)
  expect(await read()).toMatchObject({ id })
})

test('a row that was changed from outside is not said to be absent: it would be written over', async () => {
  vi.spyOn(database.drafts, 'get').mockRejectedValue(new SealBrokenError())
  await expect(read()).rejects.toThrow(SealBrokenError)
})

test('lost is only what is there and cannot be read', async () => {
  expect(await isLost(database.drafts, 'u-student:ipr')).toBe(false)
  expect(await isLost(database.drafts, id)).toBe(false)
  await loseBytes('drafts', id)
  expect(await isLost(database.drafts, id)).toBe(true)
})
