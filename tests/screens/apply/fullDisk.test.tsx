import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { database } from '../../../src/storage/database'
import { loadDraft } from '../../../src/storage/drafts/drafts'
import { enter } from '../../support/enter'
import { eventually } from '../../support/eventually'
import { closeAndOpen, fails } from '../../support/failedOpening'
import { renderPortal } from '../../support/renderPortal'

const label = 'Title of the proof of concept'
const mayBeFull = /^This browser does not let the portal save anything .* full device/
const saved = async (title: string) =>
  eventually(async () =>
    expect((await loadDraft('u-student', 'poc'))?.values.fields['pocTitle']).toBe(title),
  )

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  database.close({ disableAutoOpen: false })
})

test('where a full disk has closed the database, ‘Try again’ saves once there is room', async () => {
  const { user } = await renderPortal('/apply/poc-grant/project', { as: 'student' })
  await enter(user, await screen.findByLabelText(label), 'Solar')
  await saved('Solar')

  closeAndOpen(database, fails)
  await screen.findByText(mayBeFull)
  const { calls } = vi.mocked(indexedDB.open).mock
  const before = calls.length
  await enter(user, screen.getByLabelText(label), ' dryer')
  await eventually(() => expect(calls.length).toBeGreaterThan(before))

  vi.mocked(indexedDB.open).mockRestore()
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument(),
  )
  await saved('Solar dryer')
})

test('meanwhile it is not opened again and again by itself, and its closing alone says what may be the cause', async () => {
  const { user } = await renderPortal('/apply/poc-grant/project', { as: 'student' })
  await enter(user, await screen.findByLabelText(label), 'Solar')
  await saved('Solar')
  closeAndOpen(database, fails)
  await screen.findByText(mayBeFull)
  const { calls } = vi.mocked(indexedDB.open).mock
  const before = calls.length
  expect(before).toBeGreaterThan(0)
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setTimeout(resolve))
  expect(calls).toHaveLength(before)
})
