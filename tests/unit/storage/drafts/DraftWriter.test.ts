import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { blankValues } from '../../../../src/domain/grant-form/grantForm'
import { pocForm } from '../../../../src/domain/grant-form/poc/form'
import { database } from '../../../../src/storage/database'
import { DraftWriter } from '../../../../src/storage/drafts/DraftWriter'
import { loadDraft } from '../../../../src/storage/drafts/drafts'
import { sharedComputer } from '../../../../src/storage/sealing/sharedComputer'
import { noRoom, storedTitle } from '../../../support/drafts'
import { eventually } from '../../../support/eventually'
import { holdNextWrite } from '../../../support/heldWrite'

/** Resolves once everything that is ready has been done. */
const turn = <Value>(value?: Value) =>
  new Promise((resolve) => {
    setImmediate(resolve, value)
  })

const place = { path: null, scrollY: 0 }

function typed(text: string) {
  const values = blankValues(pocForm)
  values.fields['pocTitle'] = text
  return () => ({ values, place })
}

/** A draft with this title, saved as it opens. */
async function savedWriter(text: string): Promise<DraftWriter> {
  const writer = new DraftWriter('asha', 'poc', undefined)
  writer.write(typed(text))
  await writer.flush()
  return writer
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

  test('is not being saved when somebody only looks at it as it opens', async () => {
    await savedWriter('a')
    const writer = new DraftWriter('asha', 'poc', await loadDraft('asha', 'poc'))
    writer.writePlace(() => ({ ...typed('a')(), place: { path: null, scrollY: 40 } }))
    expect(writer.read().status).toBe('saved')
    await writer.flush()
  })

  test('is not said to be saved while a later key is not on disk', async () => {
    const writer = await savedWriter('a')
    const said: string[] = []
    writer.subscribe(() => said.push(writer.read().status))
    const release = holdNextWrite()
    writer.write(typed('ab'))
    const written = writer.flush()
    writer.write(typed('abc'))
    release()
    await written
    expect(said).toEqual(['saving', 'saving', 'saved'])
    expect(await storedTitle()).toBe('abc')
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

  test('a full device keeps what it has saved before, and takes the rest without another key', async () => {
    const writer = await savedWriter('a')
    const { savedAt } = writer.read()
    const put = vi.spyOn(database.drafts, 'put').mockRejectedValue(noRoom)
    writer.write(typed('ab'))
    await writer.flush()
    expect(writer.read()).toMatchObject({ status: 'failed', revision: 1, savedAt })
    put.mockRestore()
    await writer.flush()
    expect(writer.read()).toMatchObject({ status: 'saved', revision: 2 })
    expect(await storedTitle()).toBe('ab')
  })

  test('one that was replaced elsewhere is not said to be being saved, however much is typed', async () => {
    const first = new DraftWriter('asha', 'poc', undefined)
    await savedWriter('second')
    first.write(typed('first'))
    await first.flush()
    const said: string[] = []
    first.subscribe(() => said.push(first.read().status))
    first.write(typed('first, on and on'))
    await turn()
    expect(said).toEqual([])
    expect(first.read()).toMatchObject({ status: 'failed', failure: 'stale' })
  })

  test('writes nothing while paused, and then what was typed meanwhile', async () => {
    const writer = new DraftWriter('asha', 'poc', undefined)
    writer.write(typed('before'))
    await writer.pause()
    writer.write(typed('meanwhile'))
    // It is not on disk.
    expect(writer.read().status).toBe('saving')
    await writer.flush()
    expect(await storedTitle()).toBe('before')
    writer.resume()
    await eventually(() => expect(writer.read().status).toBe('saved'))
    expect(await storedTitle()).toBe('meanwhile')
  })

  test('stops after the write under way, and has what was typed since', async () => {
    const writer = await savedWriter('a')
    const release = holdNextWrite()
    writer.write(typed('ab'))
    const written = writer.flush()
    await turn()
    writer.write(typed('abc'))
    void writer.flush()
    const stopped = writer.stop()
    expect(await Promise.race([stopped.then(() => 'stopped'), turn('not yet')])).toBe('not yet')
    release()
    await Promise.all([stopped, written])
    expect(await storedTitle()).toBe('ab')
    expect(writer.unsaved()?.fields['pocTitle']).toBe('abc')
    writer.write(typed('abcd'))
    await writer.flush()
    expect(await storedTitle()).toBe('ab')
  })
})

describe('what ends a draft', () => {
  test('begins when the last key is on disk, and then nothing is written any more', async () => {
    const writer = await savedWriter('a')
    writer.write(typed('ab'))
    const title = await writer.endWith(async () => {
      expect(writer.read().ending).toBe(true)
      writer.write(typed('abc'))
      await writer.flush()
      return storedTitle()
    })
    expect(title).toBe('ab')
    expect(writer.read().ending).toBe(false)
    writer.write(typed('abcd'))
    writer.resume()
    await writer.flush()
    expect(writer.unsaved()).toBeUndefined()
    expect(await storedTitle()).toBe('ab')
  })

  test('lets it go on with every key when it fails', async () => {
    const writer = await savedWriter('a')
    const work = async () => {
      writer.write(typed('ab'))
      throw noRoom
    }
    await expect(writer.endWith(work)).rejects.toBe(noRoom)
    expect(writer.read().ending).toBe(false)
    await eventually(async () => expect(await storedTitle()).toBe('ab'))
    expect(writer.read().status).toBe('saved')
  })
})

describe('a look at what was saved', () => {
  const cutOff = new DOMException('Connection to Indexed Database server lost', 'UnknownError')

  test('finds it there', async () => {
    const blank = new DraftWriter('asha', 'poc', undefined)
    await blank.lookAgain()
    expect(blank.read().status).toBe('blank')
    const writer = await savedWriter('a')
    await writer.lookAgain()
    expect(writer.read().status).toBe('saved')
  })

  test('finds it gone: all of it is unsaved, and becomes a new draft without another key', async () => {
    const writer = await savedWriter('a')
    await database.drafts.clear()
    await writer.lookAgain()
    expect(writer.read()).toMatchObject({ status: 'failed', failure: 'gone', savedAt: undefined })
    expect(writer.unsaved()?.fields['pocTitle']).toBe('a')
    const written = writer.flush()
    expect(writer.read().status).toBe('saving')
    await written
    expect(writer.read()).toMatchObject({ status: 'saved', revision: 1 })
    expect(await storedTitle()).toBe('a')
  })

  test('says nothing of a draft that has become something else', async () => {
    const writer = await savedWriter('a')
    await writer.endWith(() => database.drafts.clear())
    await writer.lookAgain()
    await writer.noticeReplaced()
    expect(writer.read().status).toBe('saved')
    expect(writer.unsaved()).toBeUndefined()
  })

  test('that fails is a problem, unless all is saved and the page is loaded again anyway', async () => {
    const writer = await savedWriter('a')
    const get = vi.spyOn(database.drafts, 'get').mockRejectedValue(cutOff)
    await writer.lookAgain()
    expect(writer.read().status).toBe('saved')
    get.mockRejectedValue(noRoom)
    await writer.lookAgain()
    expect(writer.read()).toMatchObject({ status: 'failed', failure: 'full', revision: 1 })
    get.mockRejectedValue(cutOff)
    await writer.lookAgain()
    expect(writer.read().failure).toBe('cutOff')
    // A shared computer takes nothing along: it must not be said that what was typed comes along.
    sharedComputer.set('on')
    onTestFinished(() => sharedComputer.forget())
    await writer.lookAgain()
    expect(writer.read().failure).toBe('closed')
  })

  test('that fails does not take it for replaced', async () => {
    const writer = await savedWriter('a')
    vi.spyOn(database.drafts, 'get').mockRejectedValueOnce(cutOff)
    await writer.noticeReplaced()
    expect(writer.read().status).toBe('saved')
  })

  test('does not take for replaced what this tab has written and not heard of yet', async () => {
    const writer = await savedWriter('a')
    const hear = holdNextWrite('answer')
    writer.write(typed('ab'))
    const written = writer.flush()
    await eventually(async () => expect(await storedTitle()).toBe('ab'))
    const said: string[] = []
    writer.subscribe(() => said.push(writer.read().status))
    const noticed = writer.noticeReplaced()
    // A read that began then has ended.
    await storedTitle()
    hear()
    await Promise.all([written, noticed])
    expect(said).toEqual(['saved'])
    expect(writer.read().revision).toBe(2)
  })

  test('does not take for replaced what this tab writes during a slow read', async () => {
    const writer = await savedWriter('a')
    const get = database.drafts.get.bind(database.drafts)
    const { promise, resolve } = Promise.withResolvers<void>()
    vi.spyOn(database.drafts, 'get').mockImplementationOnce((async (id: string) => {
      await promise
      return get(id)
    }) as unknown as typeof get)
    const noticed = writer.noticeReplaced()
    await turn()
    writer.write(typed('ab'))
    await writer.flush()
    resolve()
    await noticed
    expect(writer.read()).toMatchObject({ status: 'saved', revision: 2 })
  })

  test('does not take for replaced what this tab itself is replacing', async () => {
    const writer = await savedWriter('a')
    await writer.pause()
    await database.drafts.update('asha:poc', { revision: 2 })
    await writer.noticeReplaced()
    expect(writer.read().status).toBe('saved')
  })
})
