import { describe, expect, test, vi } from 'vitest'
import { blankValues } from '../../../../src/domain/grant-form/grantForm'
import { pocForm } from '../../../../src/domain/grant-form/poc/form'
import { database } from '../../../../src/storage/database'
import { DraftWriter } from '../../../../src/storage/drafts/DraftWriter'
import { loadDraft } from '../../../../src/storage/drafts/drafts'
import { eventually } from '../../../support/eventually'

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

  test('is no newer for being looked at: only a change of an answer has a time', async () => {
    const now = vi.spyOn(Date, 'now').mockReturnValue(1_000)
    const before = new DraftWriter('asha', 'poc', undefined)
    before.write(typed('a'))
    await before.flush()
    now.mockReturnValue(9_000)
    const writer = new DraftWriter('asha', 'poc', await loadDraft('asha', 'poc'))
    writer.write(() => ({ ...typed('a')(), place: { path: 'fields.pocTitle', scrollY: 40 } }))
    await writer.flush()
    expect(writer.read()).toMatchObject({ status: 'saved', revision: 2, savedAt: 1_000 })
    expect(await loadDraft('asha', 'poc')).toMatchObject({ savedAt: 1_000, place: { scrollY: 40 } })
    writer.write(typed('ab'))
    await writer.flush()
    expect(writer.read().savedAt).toBe(9_000)
    expect(await loadDraft('asha', 'poc')).toMatchObject({ revision: 3, savedAt: 9_000 })
  })

  test('is not being saved when only the place in it is written', async () => {
    const writer = new DraftWriter('asha', 'poc', undefined)
    writer.write(typed('a'))
    await writer.flush()
    const said: string[] = []
    writer.subscribe(() => said.push(writer.read().status))
    writer.writePlace(() => ({ ...typed('a')(), place: { path: null, scrollY: 40 } }))
    await writer.flush()
    expect(await loadDraft('asha', 'poc')).toMatchObject({ revision: 2, place: { scrollY: 40 } })
    expect(new Set(said)).toEqual(new Set(['saved']))
    // What is typed while it is written is.
    writer.writePlace(() => ({ ...typed('a')(), place: { path: null, scrollY: 80 } }))
    const written = writer.flush()
    writer.write(typed('ab'))
    expect(writer.read().status).toBe('saving')
    await written
    await writer.flush()
    expect(writer.read().status).toBe('saved')
    expect(await storedTitle()).toBe('ab')
  })

  test('writes are merged: one in flight, then only the latest', async () => {
    const put = vi.spyOn(database.drafts, 'put')
    const writer = new DraftWriter('asha', 'poc', undefined)
    writer.write(typed('a'))
    await eventually(() => expect(put).toHaveBeenCalledOnce())
    for (const text of ['ab', 'abc', 'abcd', 'abcde']) writer.write(typed(text))
    await writer.flush()
    expect(await storedTitle()).toBe('abcde')
    expect(put).toHaveBeenCalledTimes(2)
  })

  test('a key pressed at the moment a write ends is written without another key', async () => {
    const writer = new DraftWriter('asha', 'poc', undefined)
    const stop = writer.subscribe(() => {
      if (writer.read().status !== 'saved') return
      stop()
      queueMicrotask(() => writer.write(typed('ab')))
    })
    writer.write(typed('a'))
    await eventually(async () => expect(await storedTitle()).toBe('ab'))
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

  test('a full device is reported, and the next input saves everything once there is room', async () => {
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

  test('writes nothing while paused, and then what was typed meanwhile', async () => {
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
