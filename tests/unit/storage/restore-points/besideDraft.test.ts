import { beforeEach, describe, expect, test, vi } from 'vitest'
import { blankValues, type GrantValues } from '../../../../src/domain/grant-form/grantForm'
import { pocForm } from '../../../../src/domain/grant-form/poc/form'
import { database } from '../../../../src/storage/database'
import { loadDraft, putDraft } from '../../../../src/storage/drafts/drafts'
import {
  forgetBeside,
  hasAnswers,
  keepState,
  lastCopy,
  noteCopy,
} from '../../../../src/storage/restore-points/besideDraft'
import * as restorePoints from '../../../../src/storage/restore-points/restorePoints'
import { listRestorePoints } from '../../../../src/storage/restore-points/restorePoints'
import { keepStoredState, returnTo } from '../../../../src/storage/restore-points/returnTo'
import { noRoom } from '../../../support/drafts'

const id = 'asha:poc'

function titled(title: string): GrantValues {
  const values = blankValues(pocForm)
  return { ...values, fields: { ...values.fields, pocTitle: title } }
}

async function store(title: string, revision = 1) {
  const place = { path: 'fields.pocTitle', scrollY: 40 } as const
  const draft = { id, userId: 'asha', kind: 'poc', revision, savedAt: 1, changedAt: 2, place }
  await putDraft({ ...draft, values: titled(title) })
}

/** Why each earlier state was kept, and its title, newest first. */
async function keptStates() {
  const points = await listRestorePoints(id)
  return points.map(({ occasion, values }) => [occasion, values.fields['pocTitle']])
}

beforeEach(async () => {
  await forgetBeside(id)
})

test('a blank form is no earlier state', async () => {
  await keepState(pocForm, id, 'opened', blankValues(pocForm))
  expect(await keptStates()).toEqual([])
  await keepState(pocForm, id, 'opened', titled('Fan'))
  expect(await keptStates()).toEqual([['opened', 'Fan']])
})

describe('the note of a saved copy', () => {
  test('knows its answers and the files it lacks, in every tab', async () => {
    await noteCopy(id, titled('Fan'), 2)
    const copy = await lastCopy(id)
    expect(copy).toMatchObject({ filesLeftOut: 2 })
    expect(copy && hasAnswers(copy, titled('Fan'))).toBe(true)
    expect(copy && hasAnswers(copy, titled('Fan!'))).toBe(false)
    // Another tab saves a later one.
    await database.settings.toCollection().modify((setting) => {
      setting.value = { at: 7 }
    })
    expect(await lastCopy(id)).toEqual({ at: 7 })
  })

  test('that the device refuses is known in this tab', async () => {
    vi.spyOn(database.settings, 'put').mockRejectedValue(noRoom)
    await expect(noteCopy(id, titled('Fan'), 0)).rejects.toThrow('no room')
    expect(await lastCopy(id)).toMatchObject({ filesLeftOut: 0 })
    await forgetBeside(id)
    expect(await lastCopy(id)).toBeUndefined()
  })

  test('goes with its draft, as the earlier states do, and comes back with it', async () => {
    await noteCopy(id, titled('Fan'), 1)
    await keepState(pocForm, id, 'opened', titled('Fan'))
    const putBack = await forgetBeside(id)
    expect([await lastCopy(id), await keptStates()]).toEqual([undefined, []])
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw noRoom
    })
    await expect(putBack()).rejects.toThrow('no room')
    put.mockRestore()
    await putBack()
    expect(await lastCopy(id)).toMatchObject({ filesLeftOut: 1 })
    expect(await keptStates()).toEqual([['opened', 'Fan']])
  })

  test('that the device neither reads nor writes keeps no earlier state from going and coming back', async () => {
    await noteCopy(id, titled('Fan'), 1)
    await keepState(pocForm, id, 'opened', titled('Fan'))
    vi.spyOn(database.settings, 'put').mockRejectedValue(noRoom)
    vi.spyOn(database.settings, 'delete').mockRejectedValue(noRoom)
    const putBack = await forgetBeside(id)
    expect(await keptStates()).toEqual([])
    await putBack()
    vi.spyOn(database.settings, 'get').mockRejectedValue(noRoom)
    await forgetBeside(id)
    expect(await keptStates()).toEqual([])
  })
})

describe('going back to an earlier state', () => {
  test('keeps the one of now, and is a change of now', async () => {
    await store('Fan')
    await returnTo('asha', 'poc', titled('Dryer'), titled('Fan'))
    expect(await keptStates()).toEqual([['before-return', 'Fan']])
    const draft = await loadDraft('asha', 'poc')
    expect(draft).toMatchObject({ revision: 2, values: titled('Dryer'), place: { scrollY: 40 } })
    expect(draft?.savedAt).toBeGreaterThan(1)
    expect(draft?.changedAt).toBeUndefined()
  })

  test('begins a draft where there is none', async () => {
    await returnTo('asha', 'poc', titled('Dryer'))
    expect(await loadDraft('asha', 'poc')).toMatchObject({ revision: 1, values: titled('Dryer') })
    // Or replaces whatever stands there.
    await returnTo('asha', 'poc', titled('Fan'))
    expect(await loadDraft('asha', 'poc')).toMatchObject({ revision: 2, values: titled('Fan') })
  })

  test('changes nothing when other answers stand there by now', async () => {
    await store('Fan!')
    await expect(returnTo('asha', 'poc', titled('Dryer'), titled('Fan'))).rejects.toMatchObject({
      name: 'StaleRevisionError',
    })
    expect(await keptStates()).toEqual([])
    expect(await loadDraft('asha', 'poc')).toMatchObject({ values: titled('Fan!') })
  })
})

test('what is about to be replaced is kept, and a device that refuses holds nothing up', async () => {
  await keepStoredState('asha', 'poc')
  expect(await keptStates()).toEqual([])
  await store('Fan')
  vi.spyOn(restorePoints, 'keepRestorePoint').mockRejectedValueOnce(noRoom)
  await keepStoredState('asha', 'poc')
  await keepStoredState('asha', 'poc')
  expect(await keptStates()).toEqual([['before-loss', 'Fan']])
})
