import { describe, expect, test, vi } from 'vitest'
import { blankValues } from '../../../src/domain/grant-form/grantForm'
import { pocForm } from '../../../src/domain/grant-form/poc'
import { database } from '../../../src/storage/database'
import { DraftWriter } from '../../../src/storage/DraftWriter'
import { loadDraft } from '../../../src/storage/drafts'

const place = { path: null, scrollY: 0 }

function typed(text: string) {
  const values = blankValues(pocForm)
  values.fields['pocTitle'] = text
  return () => ({ values, place })
}

async function storedTitle(): Promise<string | undefined> {
  return (await loadDraft('asha', 'poc'))?.values.fields['pocTitle']
}

describe('the draft on the device', () => {
  test('counts as saved only when the revision is on disk', async () => {
    const writer = new DraftWriter('asha', 'poc', undefined)
    expect(writer.read().status).toBe('blank')
    writer.write(typed('a'))
    expect(writer.read()).toMatchObject({ status: 'saving', revision: 0 })
    await writer.flush()
    expect(writer.read()).toMatchObject({ status: 'saved', revision: 1 })
    expect(await storedTitle()).toBe('a')
  })

  test('writes are coalesced: one in flight, then only the latest', async () => {
    const put = vi.spyOn(database.drafts, 'put')
    const writer = new DraftWriter('asha', 'poc', undefined)
    for (const text of ['a', 'ab', 'abc', 'abcd', 'abcde']) writer.write(typed(text))
    await writer.flush()
    expect(await storedTitle()).toBe('abcde')
    expect(put).toHaveBeenCalledTimes(2)
  })

  test('a stale revision is refused, stops writing and keeps what was typed here', async () => {
    const first = new DraftWriter('asha', 'poc', undefined)
    const second = new DraftWriter('asha', 'poc', undefined)
    first.write(typed('first'))
    await first.flush()
    second.write(typed('second'))
    await second.flush()
    expect(second.read()).toMatchObject({ status: 'failed', failure: 'stale' })
    expect(second.unsaved()?.fields['pocTitle']).toBe('second')
    expect(await storedTitle()).toBe('first')
  })

  test('a full device is told, and the next input saves everything when there is room again', async () => {
    const writer = new DraftWriter('asha', 'poc', undefined)
    const put = vi
      .spyOn(database.drafts, 'put')
      .mockRejectedValue(new DOMException('no room', 'QuotaExceededError'))
    writer.write(typed('lost?'))
    await writer.flush()
    expect(writer.read()).toMatchObject({ status: 'failed', failure: 'full', savedAt: undefined })
    expect(writer.unsaved()?.fields['pocTitle']).toBe('lost?')
    put.mockRestore()
    writer.write(typed('lost? no'))
    await writer.flush()
    expect(writer.read()).toMatchObject({ status: 'saved', failure: undefined })
    expect(await storedTitle()).toBe('lost? no')
  })

  test('holds still while it is paused, and then writes what came in meanwhile', async () => {
    const writer = new DraftWriter('asha', 'poc', undefined)
    writer.write(typed('before'))
    await writer.pause()
    writer.write(typed('meanwhile'))
    await writer.flush()
    expect(await storedTitle()).toBe('before')
    writer.resume()
    await writer.flush()
    expect(await storedTitle()).toBe('meanwhile')
  })
})
