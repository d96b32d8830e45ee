// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isOtherVersionStored, runVersion } from '../../../src/pwa/version'
import { registerWorker } from '../../../src/pwa/worker'

/* The real Workbox, with service workers whose state changes when the test says so. */

class FakeWorker extends EventTarget {
  readonly scriptURL = new URL('/sw.js', location.href).href
  readonly postMessage = vi.fn()
  state = 'installing'
  become(state: string) {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }
}

class FakeRegistration extends EventTarget {
  readonly scope = new URL('/', location.href).href
  installing: FakeWorker | null = null
  waiting: FakeWorker | null = null
  active: FakeWorker | null = null
  readonly update = vi.fn(async () => undefined)
  /** The browser has found another version. */
  find(): FakeWorker {
    this.installing = new FakeWorker()
    this.dispatchEvent(new Event('updatefound'))
    return this.installing
  }
  install(worker: FakeWorker) {
    this.installing = null
    if (this.active !== null) this.waiting = worker
    worker.become('installed')
    if (this.active === null) this.activate(worker)
  }
  activate(worker: FakeWorker) {
    this.waiting = null
    worker.become('activating')
    this.active = worker
    worker.become('activated')
  }
}

let registration: FakeRegistration
let registered: unknown[]
let container: EventTarget & {
  controller: FakeWorker | null
  register: (url: unknown) => Promise<FakeRegistration>
}

function browser({ known, served }: { known: boolean; served: boolean }) {
  registration = new FakeRegistration()
  registered = []
  if (known) registration.active = new FakeWorker()
  container = Object.assign(new EventTarget(), {
    controller: served ? registration.active : null,
    startMessages: () => undefined,
    getRegistration: async () =>
      registration.active === null && registration.installing === null ? undefined : registration,
    register: async (url: unknown) => {
      registered.push(url)
      return registration
    },
  })
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true })
}

/** Sets whether the stored version is the one that runs here. */
function stored(version: 'this' | 'another') {
  const entry = version === 'this' ? 'runVersion("this version")' : 'another'
  vi.stubGlobal('caches', { match: async () => new Response(entry) })
}

function claim(worker: FakeWorker) {
  container.controller = worker
  container.dispatchEvent(new Event('controllerchange'))
}

async function register() {
  const tell = { waiting: vi.fn(), takenOver: vi.fn(), stored: vi.fn() }
  const servedBy = container.controller as unknown as ServiceWorker | null
  const takeOver = await registerWorker(servedBy, tell)
  await vi.advanceTimersByTimeAsync(0)
  return { tell, takeOver }
}

/** Workbox waits a moment before it reports a waiting version. */
const moment = () => vi.advanceTimersByTimeAsync(300)

/** Each test has a page of its own: what listens there ends with it. */
let page: AbortController

function openPage() {
  page = new AbortController()
  const { signal } = page
  for (const target of [document, window] as EventTarget[]) {
    const { addEventListener } = target
    vi.spyOn(target, 'addEventListener').mockImplementation((type, listener) =>
      addEventListener.call(target, type, listener, { signal }),
    )
  }
}

beforeEach(() => {
  openPage()
  vi.useFakeTimers()
  runVersion('this version')
  stored('this')
})
afterEach(() => {
  page.abort()
  vi.restoreAllMocks()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'serviceWorker')
  Reflect.deleteProperty(window, 'trustedTypes')
})

test('a device’s first worker reports once that everything is stored, when it serves this tab', async () => {
  browser({ known: false, served: false })
  const { tell } = await register()
  const first = registration.find()
  registration.install(first)
  await moment()
  expect(tell.stored).not.toHaveBeenCalled()
  claim(first)
  await moment()
  expect(tell.stored).toHaveBeenCalledOnce()
  expect(tell.waiting).not.toHaveBeenCalled()
  expect(tell.takenOver).not.toHaveBeenCalled()
  // Its successor in the same tab is an update, not a first installation.
  const next = registration.find()
  registration.install(next)
  await moment()
  expect(tell.waiting).toHaveBeenCalledOnce()
  registration.activate(next)
  claim(next)
  await moment()
  expect(tell.takenOver).toHaveBeenCalledOnce()
  expect(tell.stored).toHaveBeenCalledOnce()
})

test.each(['activated', 'redundant'])(
  'a worker’s stored version is checked only once it is %s',
  async (state) => {
    browser({ known: false, served: false })
    const { tell } = await register()
    const first = new FakeWorker()
    first.become('activating')
    claim(first)
    await moment()
    expect(tell.stored).not.toHaveBeenCalled()
    first.become(state)
    await moment()
    expect(tell.stored).toHaveBeenCalledOnce()
  },
)

test('a tab whose first worker has stored a version deployed meanwhile is taken over', async () => {
  browser({ known: false, served: false })
  stored('another')
  const { tell } = await register()
  const first = registration.find()
  registration.install(first)
  claim(first)
  await moment()
  expect(tell.takenOver).toHaveBeenCalledOnce()
  expect(tell.stored).not.toHaveBeenCalled()
})

test('a tab in which React has not started yet will run what is stored, whatever that is', async () => {
  runVersion('')
  browser({ known: false, served: false })
  stored('another')
  const { tell } = await register()
  const first = registration.find()
  registration.install(first)
  claim(first)
  await moment()
  expect(tell.stored).toHaveBeenCalledOnce()
  expect(tell.takenOver).not.toHaveBeenCalled()
})

test('a new version waits, is told to take over in a calm moment, and then the tab is notified', async () => {
  browser({ known: true, served: true })
  const { tell, takeOver } = await register()
  const next = registration.find()
  registration.install(next)
  await moment()
  expect(tell.waiting).toHaveBeenCalledOnce()
  expect(tell.takenOver).not.toHaveBeenCalled()
  const takingOver = takeOver()
  await moment()
  const [asked] = registration.active?.postMessage.mock.calls ?? []
  const [question, [port]] = asked as [object, MessagePort[]]
  expect(question).toEqual({ type: 'WHEN_CALM' })
  expect(next.postMessage).not.toHaveBeenCalled()
  port?.postMessage('calm')
  await moment()
  expect(next.postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' }, expect.anything())
  registration.activate(next)
  claim(next)
  await vi.advanceTimersByTimeAsync(1_000)
  await takingOver
  expect(tell.takenOver).toHaveBeenCalledOnce()
  expect(tell.stored).not.toHaveBeenCalled()
})

test('a new version takes over from a worker of an older one, which does not say when it is calm', async () => {
  browser({ known: true, served: false })
  const { takeOver } = await register()
  const next = registration.find()
  registration.install(next)
  await moment()
  const takingOver = takeOver()
  await moment()
  expect(next.postMessage).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(next.postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' }, expect.anything())
  registration.activate(next)
  await vi.advanceTimersByTimeAsync(1_000)
  await takingOver
})

test('a browser that leaves a requested version waiting is asked again, by a page in a frame', async () => {
  browser({ known: true, served: true })
  const { takeOver } = await register()
  const next = registration.find()
  registration.install(next)
  await moment()
  const takingOver = takeOver()
  await vi.advanceTimersByTimeAsync(5_500)
  expect(document.querySelector('iframe')).toBeNull()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(document.querySelector('iframe')?.hidden).toBe(true)
  registration.activate(next)
  await vi.advanceTimersByTimeAsync(1_000)
  await takingOver
  expect(document.querySelector('iframe')).toBeNull()
})

test.each([
  ['', true],
  [', and to a tab that no worker serves, as after a hard reload', false],
])('a version that was already waiting is offered%s', async (_to, served) => {
  browser({ known: true, served })
  stored('another')
  registration.waiting = new FakeWorker()
  const { tell } = await register()
  expect(tell.waiting).toHaveBeenCalledOnce()
  const next = registration.waiting
  registration.activate(next)
  claim(next)
  await moment()
  expect(tell.takenOver).toHaveBeenCalledOnce()
})

test.each([
  ['the first one', false, 'stored'],
  ['a new version', true, 'waiting'],
] as const)('%s that another tab is already installing is noticed', async (_name, known, told) => {
  browser({ known, served: known })
  const worker = registration.find()
  const { tell } = await register()
  registration.install(worker)
  if (!known) claim(worker)
  await moment()
  expect(tell[told]).toHaveBeenCalledOnce()
  expect(tell.waiting).toHaveBeenCalledTimes(known ? 1 : 0)
})

test('a new version whose installation in another tab fails is not offered', async () => {
  browser({ known: true, served: true })
  const failed = registration.find()
  const { tell } = await register()
  registration.installing = null
  failed.become('redundant')
  await moment()
  expect(tell.waiting).not.toHaveBeenCalled()
})

test('a version that has no tab to wait for takes over at once, and is not offered', async () => {
  browser({ known: true, served: false })
  const { tell } = await register()
  const next = registration.find()
  registration.install(next)
  registration.activate(next)
  await moment()
  expect(tell.waiting).not.toHaveBeenCalled()
})

test('the worker of another language tells nothing here, and this one’s is registered though that one is', async () => {
  browser({ known: true, served: false })
  const { tell } = await register()
  const other = new URL('/gu/sw.js', location.href).href
  claim(Object.assign(new FakeWorker(), { scriptURL: other, state: 'activated' }))
  await moment()
  for (const told of Object.values(tell)) expect(told).not.toHaveBeenCalled()
  expect(registered).toHaveLength(1)
  Object.assign(registration, { scope: new URL('/gu/', location.href).href })
  await returnAfter(1)
  expect(registered).toHaveLength(2)
})

test('a new version is offered also in a tab in which the installation of others has failed', async () => {
  browser({ known: true, served: true })
  const { tell } = await register()
  for (let tries = 0; tries < 2; tries += 1) {
    const failed = registration.find()
    registration.installing = null
    failed.become('redundant')
  }
  await moment()
  expect(tell.waiting).not.toHaveBeenCalled()
  registration.install(registration.find())
  await moment()
  expect(tell.waiting).toHaveBeenCalledOnce()
})

/** Somebody returns to the tab after so many minutes. */
async function returnAfter(minutes: number) {
  vi.setSystemTime(Date.now() + minutes * 60_000)
  document.dispatchEvent(new Event('visibilitychange'))
  await moment()
}

test('a tab that is returned to looks for a new version, at most once an hour', async () => {
  browser({ known: true, served: true })
  await register()
  await returnAfter(59)
  expect(registration.update).not.toHaveBeenCalled()
  await returnAfter(2)
  expect(registration.update).toHaveBeenCalledOnce()
  await returnAfter(30)
  expect(registration.update).toHaveBeenCalledOnce()
  await returnAfter(7 * 24 * 60)
  expect(registration.update).toHaveBeenCalledTimes(2)
})

test('a tab that was loaded while the clock was ahead does not wait until then to look for a new version', async () => {
  browser({ known: true, served: true })
  await register()
  await returnAfter(-365 * 24 * 60)
  expect(registration.update).toHaveBeenCalledOnce()
  await returnAfter(30)
  expect(registration.update).toHaveBeenCalledOnce()
})

test('a tab that is being left does not look for a new version', async () => {
  browser({ known: true, served: true })
  await register()
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await returnAfter(120)
  expect(registration.update).not.toHaveBeenCalled()
})

test('without a network it looks again when the tab is next returned to', async () => {
  browser({ known: true, served: true })
  await register()
  registration.update.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await returnAfter(120)
  await returnAfter(1)
  expect(registration.update).toHaveBeenCalledTimes(2)
})

/** The network is back. */
async function comeOnline() {
  window.dispatchEvent(new Event('online'))
  await moment()
}

test.each([
  ['somebody returns to the tab', () => returnAfter(1)],
  ['the network is back', comeOnline],
])('a registration that failed is tried again when %s', async (_when, comeBack) => {
  browser({ known: false, served: false })
  const refuse = vi.fn(async () => Promise.reject(new TypeError('Failed to fetch')))
  const { register: accept } = container
  container.register = refuse
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { tell } = await register()
  expect(refuse).toHaveBeenCalledOnce()
  await comeBack()
  expect(refuse).toHaveBeenCalledTimes(2)
  expect(logged).toHaveBeenCalledTimes(2)

  container.register = accept
  await comeBack()
  const first = registration.find()
  await comeBack()
  expect(registered).toHaveLength(1)
  registration.install(first)
  claim(first)
  await moment()
  expect(tell.stored).toHaveBeenCalledOnce()
  await comeBack()
  expect(registered).toHaveLength(1)
})

test('an installation that failed, which the browser forgets, is begun again when somebody returns to the tab', async () => {
  browser({ known: false, served: false })
  const { tell } = await register()
  const failed = registration.find()
  registration.installing = null
  failed.become('redundant')
  await returnAfter(1)
  expect(registered).toHaveLength(2)
  const second = registration.find()
  registration.install(second)
  claim(second)
  await moment()
  expect(tell.stored).toHaveBeenCalledOnce()
})

test.each([
  ['another tab has activated it', true, true],
  ['another tab has activated it, and there is no network', true, false],
  ['the browser has lost it with the rest', false, true],
])(
  'a requested version that no longer waits has the page loaded: %s',
  async (_why, known, onLine) => {
    browser({ known: true, served: true })
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine)
    const { tell, takeOver } = await register()
    const next = registration.find()
    registration.install(next)
    await moment()
    registration.waiting = null
    registration.active = known ? next : null
    const takingOver = takeOver()
    await vi.advanceTimersByTimeAsync(5_000)
    await takingOver
    expect(tell.takenOver).toHaveBeenCalledOnce()
  },
)

test('a requested version that is lost with all that is stored does not end the page that is open without a network', async () => {
  browser({ known: true, served: true })
  const { tell, takeOver } = await register()
  registration.active = null
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await expect(takeOver()).rejects.toThrow('no new version')
  expect(tell.takenOver).not.toHaveBeenCalled()
})

test('a worker that claimed the tab while Workbox was being loaded is not missed', async () => {
  browser({ known: true, served: true })
  registration.active?.become('activated')
  const tell = { waiting: vi.fn(), takenOver: vi.fn(), stored: vi.fn() }
  await registerWorker(null, tell)
  expect(tell.stored).toHaveBeenCalledOnce()
  expect(tell.takenOver).not.toHaveBeenCalled()
})

test('a version that took over while Workbox was being loaded is not missed', async () => {
  browser({ known: true, served: true })
  const before = container.controller as unknown as ServiceWorker
  container.controller = new FakeWorker()
  const tell = { waiting: vi.fn(), takenOver: vi.fn(), stored: vi.fn() }
  await registerWorker(before, tell)
  expect(tell.takenOver).toHaveBeenCalledOnce()
})

test('what a worker that is being installed asks for is fetched whole, and a fault is left to the worker', async () => {
  const read = vi.fn(async () => new ArrayBuffer(0))
  const fetching = vi.fn(async (url: string) => {
    if (url === '/gone.js') throw new TypeError('Failed to fetch')
    return { arrayBuffer: read }
  })
  vi.stubGlobal('fetch', fetching)
  browser({ known: false, served: false })
  await register()
  for (const data of [
    null,
    { type: 'OTHER' },
    { type: 'FETCH_AHEAD', urls: ['/a.js', '/gone.js'] },
  ]) {
    container.dispatchEvent(new MessageEvent('message', { data }))
  }
  await moment()
  expect(fetching.mock.calls.map(([url]) => url)).toEqual(['/a.js', '/gone.js'])
  expect(read).toHaveBeenCalledOnce()
})

test('what is as it was built is stored for the worker, and nothing else', async () => {
  const answers: Record<string, Partial<Response>> = {
    '/as-built.js': { ok: true, redirected: false },
    '/as-built-too.js': { ok: true, redirected: false },
    '/of-an-older-worker.js': { ok: true, redirected: false },
    '/moved.js': { ok: true, redirected: true },
    '/failed.js': { ok: false, redirected: false },
  }
  const fetching = vi.fn(async (url: string, options: RequestInit) => {
    const answer = answers[url]
    // As the browser does when the integrity does not match.
    if (answer === undefined) throw new TypeError('Failed to fetch')
    return { ...answer, arrayBuffer: async () => new ArrayBuffer(0), asked: options.integrity }
  })
  vi.stubGlobal('fetch', fetching)
  const put = vi.fn(async (_url: string, _response: unknown) => undefined)
  const open = vi.fn(async (_name: string) => ({ put }))
  vi.stubGlobal('caches', { open })
  browser({ known: false, served: false })
  await register()
  const urls = ['/as-built.js', '/other.js', '/moved.js', '/failed.js', '/as-built-too.js']
  const integrity = urls.map((url) => `sha384-${url}`)
  for (const data of [
    { type: 'FETCH_AHEAD', urls, integrity, cacheName: 'files' },
    { type: 'FETCH_AHEAD', urls: ['/of-an-older-worker.js'] },
  ]) {
    container.dispatchEvent(new MessageEvent('message', { data }))
  }
  await moment()
  expect(fetching).toHaveBeenCalledTimes(6)
  expect(open.mock.calls).toEqual([['files']])
  expect(put.mock.calls).toEqual(
    ['/as-built.js', '/as-built-too.js'].map((url) => [
      url,
      expect.objectContaining({ asked: `sha384-${url}` }),
    ]),
  )
})

test.each([
  ['redundant', 'then', ['/late.js', '/a.js', '/b.js']],
  ['redundant', 'before', ['/late.js', '/a.js', '/b.js']],
  ['installed', 'then', []],
])(
  'a page on a full device fetches nothing more for the worker, and removes what it has stored late for one that is %s %s',
  async (state, when, removed) => {
    let arrive: ((response: object) => void) | undefined
    const answer = { ok: true, redirected: false }
    const late = new Promise<object>((resolve) => (arrive = resolve))
    const fetching = vi.fn(async (url: string) => (url === '/late.js' ? late : answer))
    vi.stubGlobal('fetch', fetching)
    const full = new DOMException('no room', 'QuotaExceededError')
    const put = vi.fn().mockRejectedValueOnce(full)
    const remove = vi.fn(async (_url: string) => true)
    vi.stubGlobal('caches', { open: async () => ({ put, delete: remove }) })
    browser({ known: true, served: true })
    await register()
    const source = registration.find()
    const urls = ['/late.js', '/a.js', '/b.js']
    const integrity = urls.map((url) => `sha384-${url}`)
    const data = { type: 'FETCH_AHEAD', urls, integrity, cacheName: 'files' }
    const asked = new MessageEvent('message', { data })
    Object.defineProperty(asked, 'source', { value: source })
    container.dispatchEvent(asked)
    await moment()
    expect(fetching.mock.calls.map(([url]) => url)).toEqual(['/late.js', '/a.js'])
    if (when === 'before') source.become(state)
    await moment()
    expect(remove).not.toHaveBeenCalled()
    arrive?.(answer)
    await moment()
    expect(remove).toHaveBeenCalledTimes(when === 'before' ? removed.length : 0)
    source.become(state)
    await moment()
    expect(remove.mock.calls.map(([url]) => url)).toEqual(removed)
  },
)

test.each([
  ['for want of room', ['/a.js', '/late.js', '/b.js']],
  ['for want of a network', []],
])(
  'a page with room removes what it has stored for a worker that gives up %s, even after that',
  async (why, removed) => {
    let arrive: ((response: object) => void) | undefined
    const answer = { ok: true, redirected: false }
    const late = new Promise<object>((resolve) => (arrive = resolve))
    vi.stubGlobal('fetch', async (url: string) => (url === '/late.js' ? late : answer))
    const put = vi.fn(async (_url: string) => undefined)
    const remove = vi.fn(async (_url: string) => true)
    vi.stubGlobal('caches', { open: async () => ({ put, delete: remove }) })
    browser({ known: true, served: true })
    await register()
    const source = registration.find()
    const say = (data: object) => {
      const said = new MessageEvent('message', { data })
      Object.defineProperty(said, 'source', { value: source })
      container.dispatchEvent(said)
    }
    const urls = ['/a.js', '/late.js', '/b.js']
    const integrity = urls.map((url) => `sha384-${url}`)
    say({ type: 'FETCH_AHEAD', urls, integrity, cacheName: 'files' })
    await moment()
    if (why === 'for want of room') say({ type: 'NO_ROOM' })
    source.become('redundant')
    await moment()
    expect(remove).not.toHaveBeenCalled()
    arrive?.(answer)
    await moment()
    expect(put.mock.calls.map(([url]) => url)).toContain('/late.js')
    expect(remove.mock.calls.map(([url]) => url)).toEqual(removed)
  },
)

test('another version is stored where the worker has one, and would answer with it', async () => {
  browser({ known: true, served: true })
  expect(await isOtherVersionStored()).toBe(false)
  stored('another')
  expect(await isOtherVersionStored()).toBe(true)
  // Left by an installation that has failed.
  registration.active = null
  registration.installing = new FakeWorker()
  expect(await isOtherVersionStored()).toBe(false)
  registration.active = new FakeWorker()
  vi.stubGlobal('caches', { match: async () => undefined })
  expect(await isOtherVersionStored()).toBe(false)
})

test('under Trusted Types the URL comes from the policy of that name', async () => {
  browser({ known: false, served: false })
  const trusted = { toString: () => '/sw.js' }
  const createPolicy = vi.fn(() => ({ createScriptURL: () => trusted }))
  Object.assign(window, { trustedTypes: { createPolicy } })
  await register()
  expect(createPolicy).toHaveBeenCalledWith('ssip-worker', expect.anything())
  expect(registered).toEqual([trusted])
})
