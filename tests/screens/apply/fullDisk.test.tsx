import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { database } from '../../../src/storage/database'
import { loadDraft } from '../../../src/storage/drafts/drafts'
import { openingRest } from '../../../src/storage/watchOpening'
import { enter } from '../../support/enter'
import { eventually } from '../../support/eventually'
import { closeAndOpen, fails } from '../../support/failedOpening'
import { renderPortal } from '../../support/renderPortal'

const label = 'Title of the proof of concept'
const mayBeFull = /^This browser does not let the portal save anything .* full device/

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  database.close({ disableAutoOpen: false })
})

async function saved(title: string): Promise<void> {
  await eventually(async () =>
    expect((await loadDraft('u-student', 'poc'))?.values.fields['pocTitle']).toBe(title),
  )
}

/** The rests after openings that failed last until the returned function is called. */
function holdRests(): () => void {
  const held: (() => void)[] = []
  const later = globalThis.setTimeout
  vi.spyOn(globalThis, 'setTimeout').mockImplementation((run: () => void, time?: number) =>
    later(time === openingRest ? () => held.push(run) : run, time === openingRest ? 0 : time),
  )
  return () => {
    for (const run of held.splice(0)) run()
  }
}

/** A form with something saved, whose database a full disk has closed. */
async function openOnFullDisk() {
  const { user } = await renderPortal('/apply/poc-grant/project', { as: 'student' })
  await enter(user, await screen.findByLabelText(label), 'Solar')
  await saved('Solar')
  const endRest = holdRests()
  closeAndOpen(database, fails)
  await screen.findByText(mayBeFull)
  return { user, endRest, opened: vi.mocked(indexedDB.open).mock.calls }
}

test('where a full disk has closed the database, ‘Try again’ saves once there is room', async () => {
  const { user, endRest, opened } = await openOnFullDisk()
  endRest()
  const before = opened.length
  await enter(user, screen.getByLabelText(label), ' dryer')
  await eventually(() => expect(opened.length).toBeGreaterThan(before))

  vi.mocked(indexedDB.open).mockRestore()
  await screen.findByRole('button', { name: 'Try again' })
  endRest()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument(),
  )
  await saved('Solar dryer')
})

test('meanwhile it is opened neither by itself nor at each key', async () => {
  const { user, endRest, opened } = await openOnFullDisk()
  const before = opened.length
  await enter(user, screen.getByLabelText(label), ' dryer')
  await screen.findByText(mayBeFull)
  expect(opened).toHaveLength(before)
  endRest()
  await screen.findByText(mayBeFull)
  expect(opened).toHaveLength(before)
})
