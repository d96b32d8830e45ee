import './oneRealm'
import 'fake-indexeddb/auto'
import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { database } from '../../src/storage/database'
import { dismissToast, noticeStore } from '../../src/ui/notices'

// jsdom lays nothing out: these exist in every browser, and do nothing here.
if (typeof window !== 'undefined') {
  window.scrollTo = () => undefined
  Element.prototype.scrollIntoView = () => undefined
  window.matchMedia = (media) => ({
    matches: false,
    media,
    onchange: null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => false,
  })
}

// Screens are lazy; on a busy machine their first import takes longer than the usual second.
configure({ asyncUtilTimeout: 10_000 })

beforeEach(async () => {
  localStorage.clear()
  await Promise.all(database.tables.map((table) => table.clear()))
  // The portal logs its calls by design; tests that look at the log replace these.
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

afterEach(() => {
  cleanup()
  // Alerts and toasts outlive the screens that raised them.
  const { asks, toasts } = noticeStore.read()
  for (const ask of asks) ask.answer(false)
  for (const toast of toasts) dismissToast(toast.id)
  vi.restoreAllMocks()
})
