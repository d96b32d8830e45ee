import { afterEach, beforeEach, vi } from 'vitest'
import { sampleDay } from '../../src/domain/sample/movedDates'
import { clock } from '../../src/lib/clock'
import { database } from '../../src/storage/database'
import { forgetLeftBehind } from '../../src/storage/drafts/leftBehind'
import { clearRestorePoints } from '../../src/storage/restore-points/restorePoints'

beforeEach(async () => {
  if ('localStorage' in globalThis) localStorage.clear()
  if ('sessionStorage' in globalThis) sessionStorage.clear()
  // Without local storage it lasts as long as the page, here the file of tests.
  forgetLeftBehind('asha')
  await Promise.all([clearRestorePoints(), ...database.tables.map((table) => table.clear())])
  // On this day the sample has the spec's figures; tests about other days set their own.
  vi.spyOn(clock, 'today').mockReturnValue(sampleDay)
  // The portal logs its calls by design; tests that check the log replace these.
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

afterEach(() => {
  vi.restoreAllMocks()
})
