// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { database } from '../../../src/storage/database'

test('a file of tests finds nothing of the one before it, with which it shares a process', async () => {
  const heard = vi.fn()
  window.addEventListener('storage', heard)
  document.addEventListener('click', heard, { capture: true })
  const otherTabs = new BroadcastChannel('tabs')
  otherTabs.addEventListener('message', heard)
  Object.defineProperty(navigator, 'storage', { value: {}, configurable: true })
  document.documentElement.dataset['session'] = 'open'
  document.body.append('left')
  vi.stubGlobal('caches', {})
  void navigator.locks.request('draft', () => new Promise(() => undefined))
  await database.open()
  // A module may read it while it is loaded, before the set-up of a test clears it.
  localStorage.setItem('ssip-shared', 'on')
  sessionStorage.setItem('ssip-visit', '1')
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  requestAnimationFrame(() => undefined)

  vi.resetModules()
  await import('../../support/ownPage')

  window.dispatchEvent(new Event('storage'))
  document.body.click()
  expect(heard).not.toHaveBeenCalled()
  expect(() => otherTabs.postMessage('')).toThrow('closed')
  expect(navigator.storage).toBeUndefined()
  expect('caches' in globalThis).toBe(false)
  expect(document.documentElement.outerHTML).toBe('<html><head></head><body></body></html>')
  expect(await indexedDB.databases()).toEqual([])
  expect(localStorage.length + sessionStorage.length).toBe(0)
  expect(await navigator.locks.request('draft', () => 'free')).toBe('free')
  await new Promise(requestAnimationFrame)
  const { database: own } = await import('../../../src/storage/database')
  expect(own).not.toBe(database)
  expect(await own.drafts.count()).toBe(0)
})
