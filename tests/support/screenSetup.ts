import { workDone } from './pendingWork'
import './ownerStacks'
import '@testing-library/jest-dom/vitest'
import { cleanup, configure, getConfig } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'
import { dismissToast, noticeStore } from '../../src/ui/overlays/notices'
import type * as Notices from '../../src/ui/overlays/notices'

// A toast stays until it is pressed: a busy machine may take longer to get there than ten seconds.
vi.mock('../../src/ui/overlays/notices', async (original) => {
  const longest = 2 ** 31 - 1
  return { ...(await original<typeof Notices>()), toastDuration: longest, toastLimit: longest }
})

// Every browser has these; jsdom, without layout, does not. Here they do nothing.
window.scrollTo = () => undefined
Element.prototype.scrollIntoView = () => undefined
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
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

// Screens are lazy. Pending imports are awaited first, however long a busy machine takes: the time
// limit is for the portal's own work. And a test looks at a screen that has come to rest, as a person
// does: not at what a busy machine has rendered so far.
const usual = getConfig()
configure({
  asyncUtilTimeout: 10_000,
  asyncWrapper: async (wait) => {
    await vi.dynamicImportSettled()
    const result = await usual.asyncWrapper(wait)
    await vi.dynamicImportSettled()
    await workDone()
    return result
  },
  // The document is printed for each look that fails, of which a wait has many. Only the last one is
  // read, and to its message the document is added again when the time is up.
  getElementError: (message, container) =>
    message === null || !polling()
      ? usual.getElementError(message, container)
      : plainError(message),
})

// The next file of the process begins with what there was.
afterAll(() => configure(usual))

/** Whether a wait looks, which may look again. Testing Library leaves out its list of roles then. */
function polling(): boolean {
  return Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true
}

function plainError(message: string): Error {
  const error = new Error(message)
  // By this name a wait knows errors whose stack is to show the test.
  error.name = 'TestingLibraryElementError'
  return error
}

afterEach(() => {
  cleanup()
  // Alerts and toasts outlive the screens that raised them.
  const { asks, toasts } = noticeStore.read()
  for (const ask of asks) ask.answer(false)
  for (const toast of toasts) dismissToast(toast.id)
})
