import { describe, expect, test } from 'vitest'
import { blankValues } from '../../../../src/domain/grant-form/grantForm'
import { pocForm } from '../../../../src/domain/grant-form/poc/form'
import { database } from '../../../../src/storage/database'
import { draftSchemaVersion } from '../../../../src/storage/drafts/readDraft'
import {
  discardDraft,
  listDrafts,
  loadDraft,
  putDraft,
  restoreDraft,
} from '../../../../src/storage/drafts/drafts'
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

  test('can be put back after discarding, unless a new one was started', async () => {
    await putDraft(draft('poc', 1))
    const discarded = await discardDraft('asha:poc')
    if (discarded === undefined) throw new Error('nothing was discarded')
    expect(await restoreDraft(discarded)).toBe(true)
    await discardDraft('asha:poc')
    await putDraft(draft('poc', 1))
    expect(await restoreDraft(discarded)).toBe(false)
  })
})
