import { afterEach, expect, test, vi } from 'vitest'
import { pause } from '../../../src/lib/pause'
import {
  appUpdate,
  endPretendedUpdate,
  pretendUpdate,
  registerServiceWorker,
} from '../../../src/pwa/appUpdate'
import { hasUnsaved, holdUnsaved, holdUpdates, whenSaved } from '../../../src/pwa/unsaved'
import { registerWorker } from '../../../src/pwa/worker'
import { eventually } from '../../support/eventually'

vi.mock('../../../src/pwa/worker')

afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

/** Those of a single tab. */
const locksThat = (granted: () => Promise<void>) => ({
  query: async () => ({}),
  request: async (_name: string, next: unknown, held?: () => Promise<void>) =>
    typeof next === 'function' ? granted() : held?.(),
})

/** Without other tabs, every lock is granted once this one holds nothing. */
const locks = locksThat(whenSaved)

test('a requested update waits for what is unsaved, and continues by itself when a newer one replaces it', async () => {
  vi.stubEnv('DEV', false)
  // Somebody types on at the very moment.
  const granted = vi.fn(whenSaved).mockImplementationOnce(async () => {
    await whenSaved()
    setTimeout(holdUnsaved())
  })
  vi.stubGlobal('navigator', {
    locks: locksThat(granted),
    serviceWorker: { controller: null },
  })
  vi.stubGlobal('document', { readyState: 'complete' })
  const takeOver = vi.fn(async () => expect(hasUnsaved()).toBe(false))
  vi.mocked(registerWorker).mockResolvedValue(takeOver)
  await registerServiceWorker()
  const tell = vi.mocked(registerWorker).mock.lastCall?.[1]

  tell?.waiting()
  expect(appUpdate.read().update).toBe('ready')
  expect(takeOver).not.toHaveBeenCalled()
  const release = holdUnsaved()
  const applied = appUpdate.apply()
  expect(takeOver).not.toHaveBeenCalled()
  await eventually(() => expect(appUpdate.read().update).toBe('held'))
  tell?.waiting()
  expect(appUpdate.read().update).toBe('held')
  release()
  await applied
  // It may take a while until the worker can make room: nobody is left in doubt, or presses again.
  expect(appUpdate.read().update).toBe('starting')
  await eventually(() => expect(takeOver).toHaveBeenCalledTimes(1))
  // The version that was asked is gone: it was replaced before it got the message.
  tell?.waiting()
  await eventually(() => expect(takeOver).toHaveBeenCalledTimes(2))
})

test('a version that has taken over waits for what this tab holds since it was asked', async () => {
  vi.stubEnv('DEV', false)
  const reload = vi.fn()
  vi.stubGlobal('navigator', { serviceWorker: { controller: null } })
  vi.stubGlobal('location', { reload })
  vi.mocked(registerWorker).mockResolvedValue(async () => undefined)
  await registerServiceWorker()
  await appUpdate.apply()
  const release = holdUpdates()
  vi.mocked(registerWorker).mock.lastCall?.[1].takenOver()
  await Promise.resolve()
  expect(reload).not.toHaveBeenCalled()
  // Nobody is told for minutes that it starts.
  expect(appUpdate.read().update).toBe('held')
  release()
  // Twice is once.
  release()
  await eventually(() => expect(reload).toHaveBeenCalledTimes(1))
})

test('a pretended update that was held does not load the page in the situation after it', async () => {
  const reload = vi.fn()
  vi.stubGlobal('navigator', { locks })
  vi.stubGlobal('location', { reload })
  const release = holdUnsaved()
  pretendUpdate()
  const applied = appUpdate.apply()
  await eventually(() => expect(appUpdate.read().update).toBe('held'))

  endPretendedUpdate()
  release()
  await applied
  expect(appUpdate.read().update).toBe('none')
  expect(reload).not.toHaveBeenCalled()

  pretendUpdate()
  expect(appUpdate.read().update).toBe('ready')
  await appUpdate.apply()
  await eventually(() => expect(reload).toHaveBeenCalledTimes(1))
  endPretendedUpdate()
})

test('a pretended update stays on offer when the portal is stored only then, as on a first visit', async () => {
  vi.stubEnv('DEV', false)
  const reload = vi.fn()
  vi.stubGlobal('navigator', { locks, serviceWorker: { controller: null } })
  vi.stubGlobal('location', { reload })
  const takeOver = vi.fn(async () => undefined)
  vi.mocked(registerWorker).mockResolvedValue(takeOver)
  pretendUpdate()
  await registerServiceWorker()
  vi.mocked(registerWorker).mock.lastCall?.[1].stored()
  expect(appUpdate.read()).toMatchObject({ update: 'ready', offlineReady: true })
  await appUpdate.apply()
  await eventually(() => expect(reload).toHaveBeenCalledTimes(1))
  expect(takeOver).not.toHaveBeenCalled()
  endPretendedUpdate()
  // Nobody has asked for a real one, which stays on offer with the next situation.
  vi.mocked(registerWorker).mock.lastCall?.[1].waiting()
  endPretendedUpdate()
  await pause(0)
  expect(appUpdate.read().update).toBe('ready')
  expect(takeOver).not.toHaveBeenCalled()
})

test('a new version that cannot be started stays on offer, and whoever asked is told', async () => {
  vi.stubEnv('DEV', false)
  vi.stubGlobal('navigator', { locks, serviceWorker: { controller: null } })
  vi.mocked(registerWorker).mockResolvedValue(async () => Promise.reject(new Error('gone')))
  await registerServiceWorker()
  vi.mocked(registerWorker).mock.lastCall?.[1].waiting()
  await expect(appUpdate.apply()).rejects.toThrow('gone')
  expect(appUpdate.read().update).toBe('ready')
  // Another tab has started it.
  vi.mocked(registerWorker).mock.lastCall?.[1].stored()
  expect(appUpdate.read().update).toBe('none')
})

test('a version that is asked for before the worker is registered takes over then', async () => {
  vi.stubEnv('DEV', false)
  vi.stubGlobal('navigator', { locks, serviceWorker: { controller: null } })
  const { promise, resolve } = Promise.withResolvers<() => Promise<void>>()
  vi.mocked(registerWorker).mockReturnValue(promise)
  const registered = registerServiceWorker()
  const applied = appUpdate.apply()
  await eventually(() => expect(appUpdate.read().update).toBe('starting'))
  const takeOver = vi.fn(async () => undefined)
  resolve(takeOver)
  await registered
  await applied
  expect(takeOver).toHaveBeenCalledOnce()
})

test('a language counts as kept on this device once its own worker has stored it', async () => {
  vi.stubEnv('DEV', false)
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  const served = async (scriptURL: string | undefined) => {
    kept.clear()
    const controller = scriptURL === undefined ? null : { scriptURL }
    vi.stubGlobal('navigator', { locks, serviceWorker: { controller } })
    vi.mocked(registerWorker).mockResolvedValue(async () => undefined)
    await registerServiceWorker()
    return Array.from(kept.keys())
  }
  expect(await served('https://portal.example/sw.js')).toEqual(['kept-en'])
  expect(await served('https://portal.example/gu/sw.js')).toEqual([])
  expect(await served(undefined)).toEqual([])
  vi.mocked(registerWorker).mock.lastCall?.[1].stored()
  expect(Array.from(kept.keys())).toEqual(['kept-en'])
})

test('on a plain-http address, where tabs cannot ask each other, an update waits for what this one holds', async () => {
  const reload = vi.fn()
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('location', { reload })
  const release = holdUnsaved()
  pretendUpdate()
  const applied = appUpdate.apply()
  await eventually(() => expect(appUpdate.read().update).toBe('held'))
  expect(reload).not.toHaveBeenCalled()
  release()
  await applied
  await eventually(() => expect(reload).toHaveBeenCalledTimes(1))
  endPretendedUpdate()
})
