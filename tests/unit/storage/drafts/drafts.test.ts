import { describe, expect, test, vi } from 'vitest'
import { blankValues } from '../../../../src/domain/grant-form/grantForm'
import { pocForm } from '../../../../src/domain/grant-form/poc/form'
import { database } from '../../../../src/storage/database'
import { draftSchemaVersion } from '../../../../src/storage/drafts/readDraft'
import {
  discardDraft,
  listDrafts,
  loadDraft,
  putDraft,
  raiseRevision,
  restoreDraft,
} from '../../../../src/storage/drafts/drafts'
import { openDraft } from '../../../../src/storage/drafts/openDraft'
import { readSetAside } from '../../../../src/storage/setAside'
import { eventually } from '../../../support/eventually'
import { loseBytes } from '../../../support/lostBytes'

const place = { path: null, scrollY: 0 }

function draft(kind: 'poc' | 'ipr', revision: number, userId = 'asha') {
  return {
    id: `${userId}:${kind}`,
    userId,
    kind,
    revision,
    savedAt: revision,
    values: blankValues(pocForm),
    place,
  }
}

/** A row as an older or a broken version of the portal may have left it. */
async function putRaw(row: object): Promise<void> {
  await database.table('drafts').put(row)
}

describe('stored drafts', () => {
  test('belong to one person: another does not see them', async () => {
    await putDraft(draft('poc', 1))
    expect(await loadDraft('rohan', 'poc')).toBeUndefined()
    expect(await listDrafts('rohan')).toEqual([])
    expect(await listDrafts('asha')).toHaveLength(1)
  })

  test('are listed newest first, and last what was saved while the clock was ahead', async () => {
    await putDraft({ ...draft('poc', 1), savedAt: Date.now() - 60_000 })
    await putDraft({ ...draft('ipr', 1), savedAt: Date.now() })
    expect((await listDrafts('asha')).map(({ kind }) => kind)).toEqual(['ipr', 'poc'])
    await database.drafts.update('asha:ipr', { savedAt: Date.now() + 86_400_000 })
    expect((await listDrafts('asha')).map(({ kind }) => kind)).toEqual(['poc', 'ipr'])
  })

  test('are listed beside one whose bytes the browser has lost', async () => {
    await putDraft(draft('poc', 1))
    await putDraft(draft('ipr', 1))
    await loseBytes('drafts', 'asha:poc')
    expect((await listDrafts('asha')).map(({ kind }) => kind)).toEqual(['ipr'])
  })

  test('of version 1 are migrated with every value', async () => {
    await putRaw({
      id: 'asha:poc',
      userId: 'asha',
      kind: 'poc',
      schemaVersion: 1,
      revision: 7,
      savedAt: 1,
      values: {
        pocTitle: 'Old title',
        'mentor.name': 'Dr Trivedi',
        teamMembers: [{ name: 'Asha', enrollmentNo: '1' }],
        teamLeader: 0,
        unknownField: 'kept',
      },
    })
    const migrated = await loadDraft('asha', 'poc')
    expect(migrated).toMatchObject({ schemaVersion: draftSchemaVersion, revision: 7 })
    expect(migrated?.values.fields).toMatchObject({ pocTitle: 'Old title', unknownField: 'kept' })
    expect(migrated?.values.mentor['name']).toBe('Dr Trivedi')
    expect(migrated?.values.teamMembers[0]).toMatchObject({ name: 'Asha', mobile: '' })
    expect(migrated?.values.teamLeader).toBe('0')
  })

  test('of version 1 are not taken for damaged, also when no team was begun', async () => {
    const old = { ...draft('poc', 7), schemaVersion: 1, values: { pocTitle: 'Old title' } }
    await putRaw(old)
    const { draft: opened, unread } = await openDraft('asha', 'poc')
    expect(opened).toMatchObject({ revision: 7, values: { fields: { pocTitle: 'Old title' } } })
    expect(opened?.values.teamMembers).toHaveLength(1)
    expect(unread).toEqual([])
    expect((await readSetAside('asha')).rows).toEqual([])
  })

  test('that belong to no form are set aside, whole, and the rest stays readable', async () => {
    await putDraft(draft('ipr', 1))
    const damaged = { ...draft('poc', 1), id: 'asha:odd' }
    await putRaw(damaged)
    expect((await listDrafts('asha')).map(({ kind }) => kind)).toEqual(['ipr'])
    await eventually(async () =>
      expect((await readSetAside('asha')).rows).toMatchObject([{ table: 'drafts', row: damaged }]),
    )
  })

  test('refuse a revision that does not follow the stored one', async () => {
    await putDraft(draft('poc', 1))
    await expect(putDraft(draft('poc', 1))).rejects.toThrow('changed elsewhere')
    await expect(putDraft(draft('poc', 3))).rejects.toThrow('changed elsewhere')
    await putDraft(draft('poc', 2))
    expect((await loadDraft('asha', 'poc'))?.revision).toBe(2)
  })

  test('are not written over where the browser could not read them just now', async () => {
    await putDraft(draft('poc', 1))
    const unreadable = new DOMException('Internal error.', 'UnknownError')
    vi.spyOn(database.drafts, 'get').mockRejectedValueOnce(unreadable)
    await expect(putDraft(draft('poc', 9))).rejects.toThrow('Internal error.')
    expect(await loadDraft('asha', 'poc')).toMatchObject({ revision: 1, savedAt: 1 })
  })

  test('refuse to go on from one that is gone, or that was begun again since', async () => {
    await expect(putDraft(draft('poc', 2))).rejects.toThrow('no longer on this device')
    expect(await loadDraft('asha', 'poc')).toBeUndefined()
    await putDraft(draft('poc', 1))
    await expect(putDraft(draft('poc', 2), 7)).rejects.toThrow('changed elsewhere')
    await putDraft(draft('poc', 2), 1)
  })

  test('refuse what was based on the revision before they were claimed; a damaged one is left as it is', async () => {
    const damaged = { ...draft('ipr', 1), revision: 'x' }
    await putRaw(damaged)
    await putDraft(draft('poc', 1))
    for (const id of ['asha:poc', 'asha:ipr']) await raiseRevision(id)
    await expect(putDraft(draft('poc', 2))).rejects.toThrow('changed elsewhere')
    await putDraft(draft('poc', 3))
    expect(await database.table('drafts').get('asha:ipr')).toEqual(damaged)
  })

  test('that were damaged refuse what another tab bases on the damaged row', async () => {
    await putRaw({ ...draft('poc', 7), values: 7 })
    const { draft: opened } = await openDraft('asha', 'poc')
    expect(opened?.revision).toBe(8)
    await expect(putDraft(draft('poc', 8))).rejects.toThrow('changed elsewhere')
  })

  test('that were set aside come back in their own form alone', async () => {
    const row = { ...draft('ipr', 3), schemaVersion: draftSchemaVersion }
    await database.quarantine.add({ userId: 'asha', table: 'drafts', reason: 'newer', at: 1, row })
    expect((await openDraft('asha', 'poc')).draft).toBeUndefined()
    expect((await openDraft('asha', 'ipr')).draft).toMatchObject({ kind: 'ipr', revision: 3 })
  })

  test('can be put back after discarding, unless a new one was started', async () => {
    await putDraft(draft('poc', 1))
    const discarded = await discardDraft('asha:poc')
    if (discarded === undefined) throw new Error('nothing was discarded')
    expect(await restoreDraft(discarded)).toBe(true)
    expect(await loadDraft('asha', 'poc')).toEqual(discarded)
    await discardDraft('asha:poc')
    await putDraft(draft('poc', 1))
    expect(await restoreDraft(discarded)).toBe(false)
  })
})
