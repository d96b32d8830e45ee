// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPath, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom'
import { missingPage } from '../../../../src/app/missingPage'
import { PortalRouter } from '../../../../src/app/navigation/PortalRouter'
import { closedByBack } from '../../../../src/lib/closedByBack'
import { askBeforeLeaving, departure } from '../../../../src/lib/departure'
import { pageLoaded } from '../../../../src/lib/pageLoading'
import { eventually } from '../../../support/eventually'

/* The router without a screen: which page it shows, and what it reports about one that cannot be loaded. */

let there: boolean
const load = vi.fn(async () => {
  if (!there) throw new TypeError('Failed to fetch dynamically imported module')
  return { Component: () => null }
})

// Each test has its own tab: earlier routers must not hear its Back.
const listening: EventListenerOrEventListenerObject[] = []

async function open() {
  const listen = vi.spyOn(window, 'addEventListener')
  const here = { path: '/', Component: () => null }
  const router = await PortalRouter.open(
    [here, { path: '/form', Component: () => null }, { path: '/late/:id', lazy: load }],
    createBrowserHistory(),
  )
  listening.push(...listen.mock.calls.map(([, listener]) => listener))
  listen.mockRestore()
  return {
    router,
    path: () => router.place.read().location.pathname,
    go: async (address: string) => {
      router.navigator.push(address)
      await pageLoaded()
    },
  }
}

beforeEach(() => {
  there = false
  history.replaceState(null, '', '/')
})
afterEach(() => {
  missingPage.set(undefined)
  for (const listener of listening.splice(0)) window.removeEventListener('popstate', listener)
  vi.unstubAllGlobals()
})

test('a link to where one is already adds nothing to the history of the tab', async () => {
  const { router, go } = await open()
  await go('/form?view=1')
  const { length } = history
  await go('/form?view=1')
  expect(router.place.read().action).toBe('REPLACE')
  expect(history).toHaveLength(length)
  await go('/form?view=2')
  expect(router.place.read().action).toBe('PUSH')
})

test('a page that cannot be loaded leaves the current one, and opens once it can', async () => {
  const { router, path, go } = await open()
  await go('/form')
  const before = router.place.read()
  await go('/late/1?tab=files')
  await eventually(() => expect(missingPage.read()?.to).toBe('/late/1?tab=files'))
  expect(router.place.read()).toBe(before)
  expect(location.pathname).toBe('/form')

  await go('/late/2')
  await eventually(() => expect(missingPage.read()?.to).toBe('/late/2'))
  there = true
  await go('/late/2')
  expect(path()).toBe('/late/2')
  expect(location.pathname).toBe('/late/2')
  expect(missingPage.read()).toBeUndefined()
})

test('a screen that Firefox and Safari stop loading when a link is followed is loaded again if the page stays', async () => {
  const { path, go } = await open()
  const { promise, resolve: stay } = Promise.withResolvers<void>()
  const stays = vi.fn(async () => promise)
  vi.stubGlobal('early', { stays })
  const visit = go('/late/3')
  await eventually(() => expect(stays).toHaveBeenCalled())
  expect(missingPage.read()).toBeUndefined()
  there = true
  stay()
  await visit
  expect(path()).toBe('/late/3')
  expect(missingPage.read()).toBeUndefined()
})

test('a page whose screen is loaded is shown at once', async () => {
  const { router, path } = await open()
  router.navigator.push('/form')
  expect(path()).toBe('/form')
})

test('the page requested last is shown, whenever an earlier one is loaded', async () => {
  const { router, path, go } = await open()
  there = true
  router.navigator.push('/late/1')
  await go('/form')
  await Promise.resolve()
  expect(path()).toBe('/form')
  expect(location.pathname).toBe('/form')
})

test('after Back the address comes forward again', async () => {
  history.replaceState(null, '', '/late/1')
  history.pushState({ idx: 1 }, '', '/form')
  const { router, path } = await open()
  router.navigator.go(-1)
  await eventually(() => expect(missingPage.read()?.to).toBe('/late/1'))
  await eventually(() => expect(location.pathname).toBe('/form'))
  expect(path()).toBe('/form')
})

test('the report disappears with the next page', async () => {
  const { go } = await open()
  await go('/late/1')
  await eventually(() => expect(missingPage.read()?.to).toBe('/late/1'))
  await go('/form')
  expect(missingPage.read()).toBeUndefined()
})

test('a first page that cannot be loaded says so itself, because there is none to stay on', async () => {
  history.replaceState(null, '', '/late/1')
  const { router } = await open()
  expect(router.failure).toBeDefined()
  expect(createPath(router.place.read().location)).toBe('/late/1')
  expect(missingPage.read()).toBeUndefined()
})

test('a page that asks before it is left waits for the answer, after a link and after Back', async () => {
  const { router, path, go } = await open()
  await go('/form')
  const stop = askBeforeLeaving((wanted) => wanted !== '/form')
  router.navigator.push('/')
  expect(path()).toBe('/form')
  departure.read()?.callOff()
  expect(departure.read()).toBeUndefined()

  router.navigator.go(-1)
  await eventually(() => expect(departure.read()).toBeDefined())
  await eventually(() => expect(location.pathname).toBe('/form'))
  departure.read()?.goOn()
  await eventually(() => expect(path()).toBe('/'))
  expect(location.pathname).toBe('/')

  await eventually(() => expect(departure.read()).toBeUndefined())
  stop()
  await go('/form')
  expect(path()).toBe('/form')
})

test('Back closes what is open on top, however often it was opened, and then leads on', async () => {
  const { path, go } = await open()
  await go('/form')
  const closed: string[] = []
  const stops = ['menu', 'dialog'].map((name) => {
    const stop = closedByBack(() => {
      // The address is back by then: a dialog may change it.
      closed.push(`${name} over ${location.pathname}`)
      stop()
    })
    return stop
  })
  history.back()
  await eventually(() => expect(closed).toEqual(['dialog over /form']))
  history.back()
  await eventually(() => expect(closed).toEqual(['dialog over /form', 'menu over /form']))
  expect(path()).toBe('/form')
  history.back()
  await eventually(() => expect(path()).toBe('/'))
  expect(closed).toHaveLength(2)
  for (const stop of stops) stop()
})

test('Back closes what is open also after the portal wanted to go where the tab has nothing', async () => {
  const { router, path, go } = await open()
  router.navigator.go(-100)
  await go('/form')
  const close = vi.fn(() => stop())
  const stop = closedByBack(close)
  history.back()
  await eventually(() => expect(close).toHaveBeenCalled())
  expect(path()).toBe('/form')
  // What the portal goes back by itself closes nothing.
  const stay = closedByBack(close)
  router.navigator.go(-1)
  await eventually(() => expect(path()).toBe('/'))
  expect(close).toHaveBeenCalledOnce()
  stay()
})

test('what was opened while a page was loading after Back stays, with its page, when it is closed', async () => {
  history.replaceState({ idx: 0 }, '', '/')
  history.pushState({ idx: 1 }, '', '/late/1')
  history.pushState({ idx: 2 }, '', '/form')
  const { path } = await open()
  const loaded = Promise.withResolvers<{ Component: () => null }>()
  load.mockReturnValueOnce(loaded.promise)
  history.back()
  await eventually(() => expect(location.pathname).toBe('/late/1'))
  const close = vi.fn(() => stop())
  const stop = closedByBack(close)
  history.back()
  await eventually(() => expect(close).toHaveBeenCalled())
  loaded.resolve({ Component: () => null })
  await pageLoaded()
  expect(path()).toBe('/form')
  expect(location.pathname).toBe('/form')
})
