import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { DraftLock } from '../../../../src/storage/drafts/DraftLock'
import { ModelBrowser, type Tab } from '../../../support/tabs'
import { eventually } from '../../../support/eventually'

const open: DraftLock[] = []

/** A tab that hands over as soon as it is asked, unless `onAsked` does something else. */
function lockOf(
  tab: Tab,
  name: string,
  onAsked: (lock: DraftLock) => unknown = (lock) => lock.give(),
): DraftLock {
  const lock = new DraftLock('asha:poc', name, tab.around)
  lock.state.subscribe(() => {
    if (lock.state.read() === 'asked') onAsked(lock)
  })
  open.push(lock)
  return lock
}

afterEach(() => {
  for (const one of open.splice(0)) one.leave()
})

const becomes = (lock: DraftLock, state: string) =>
  eventually(() => expect(lock.state.read()).toBe(state))

describe.each([
  ['with Web Locks', true],
  ['by messages alone, as on a plain-http address', false],
])('who edits a draft, %s', (_how, locks) => {
  /** `handOver`: as in a browser, unless nobody answers; a busy machine takes long for an answer. */
  async function two(onAsked?: (lock: DraftLock) => void, handOver = 5_000) {
    const browser = new ModelBrowser()
    const patience = { greeting: 200, handOver }
    const tabs = [
      browser.openTab({ locks, patience }),
      browser.openTab({ locks, patience }),
    ] as const
    const first = lockOf(tabs[0], 'a', onAsked)
    await becomes(first, 'held')
    const second = lockOf(tabs[1], 'b')
    await becomes(second, 'elsewhere')
    return { first, second, tabs }
  }

  test('the first tab edits, the second follows', async () => {
    const { first } = await two()
    expect(first.state.read()).toBe('held')
  })

  test('taking over waits until the other tab gives', async () => {
    const { first, second } = await two()
    expect(await second.take()).toBe(true)
    expect(first.state.read()).toBe('elsewhere')
    expect(second.state.read()).toBe('held')
    expect(second.forced).toBe(false)
  })

  test('a tab that could not write keeps the draft, and the other is told', async () => {
    const { first, second } = await two((lock) => lock.keep())
    expect(await second.take()).toBe(false)
    expect(first.state.read()).toBe('held')
    expect(second.state.read()).toBe('elsewhere')
  })

  test('a tab that was refused the draft may ask again, and is answered', async () => {
    let isWritten = false
    const { second } = await two((lock) => (isWritten ? lock.give() : lock.keep()))
    expect(await second.take()).toBe(false)
    isWritten = true
    expect(await second.take()).toBe(true)
    expect(second.forced).toBe(false)
  })

  test('a tab that has taken the draft follows when it is taken from there again', async () => {
    const { first, second } = await two()
    expect(await second.take()).toBe(true)
    expect(await first.take()).toBe(true)
    await becomes(second, 'elsewhere')
    expect(first.state.read()).toBe('held')
  })

  test('a tab that does not answer loses the draft', async () => {
    const { second, tabs } = await two(() => undefined, 40)
    if (!locks) tabs[0].kill()
    expect(await second.take()).toBe(true)
    expect(second.forced).toBe(true)
  })

  test('a tab that edits already asks nobody for the draft, and still hands it over', async () => {
    const { first, second } = await two()
    const seen: string[] = []
    first.state.subscribe(() => seen.push(first.state.read()))
    const again = first.take()
    expect(await second.take()).toBe(true)
    expect(await again).toBe(true)
    await becomes(first, 'elsewhere')
    expect(seen).not.toContain('held')
  })

  test('a tab that is left while it asks leaves the draft where it is', async () => {
    const { first, second } = await two(() => undefined, 40)
    const taken = second.take()
    await becomes(first, 'asked')
    const seen: string[] = []
    first.state.subscribe(() => seen.push(first.state.read()))
    second.leave()
    expect(await taken).toBe(false)
    first.keep()
    expect(seen).toEqual(['held'])
  })
})

test('of two tabs that start at once without Web Locks, one edits', async () => {
  const browser = new ModelBrowser(() => 1)
  const names = ['a', 'b', 'c']
  const patience = { greeting: 200, handOver: 200 }
  const locks = names.map((name) => lockOf(browser.openTab({ locks: false, patience }), name))
  await Promise.all(
    locks.map((lock) => eventually(() => expect(lock.state.read()).not.toBe('waiting'))),
  )
  expect(locks.map((lock) => lock.state.read())).toEqual(['held', 'elsewhere', 'elsewhere'])
})

test('a hand-over goes to the tab that asked, not to one that has waited longer', async () => {
  const browser = new ModelBrowser()
  const [first, waiting, asking] = ['a', 'b', 'c'].map((name) => lockOf(browser.openTab(), name))
  await becomes(first!, 'held')
  await becomes(waiting!, 'elsewhere')
  await becomes(asking!, 'elsewhere')
  const seen: string[] = []
  waiting!.state.subscribe(() => seen.push(waiting!.state.read()))
  expect(await asking!.take()).toBe(true)
  expect(asking!.state.read()).toBe('held')
  expect(seen).toEqual([])
})

test('a tab that gives the draft to one that has closed meanwhile goes on editing', async () => {
  const browser = new ModelBrowser()
  const [tab, other] = [browser.openTab(), browser.openTab()]
  const first = lockOf(tab, 'a', (lock) => {
    other.kill()
    lock.give()
  })
  await becomes(first, 'held')
  const second = lockOf(other, 'b')
  await becomes(second, 'elsewhere')
  const seen: string[] = []
  first.state.subscribe(() => seen.push(first.state.read()))
  void second.take()
  await eventually(() => expect(seen).toEqual(['asked', 'held']))
})

test('while one tab is asked for by another, a third is refused, and the other gets it', async () => {
  const browser = new ModelBrowser()
  const patience = { greeting: 4, handOver: 5_000 }
  const open = (name: string) => lockOf(browser.openTab({ patience }), name, () => undefined)
  const [first, second, third] = ['a', 'b', 'c'].map(open)
  await becomes(first!, 'held')
  await becomes(second!, 'elsewhere')
  await becomes(third!, 'elsewhere')
  const taken = second!.take()
  await becomes(first!, 'asked')
  expect(await third!.take()).toBe(false)
  first!.give()
  expect(await taken).toBe(true)
  await becomes(first!, 'elsewhere')
  expect([second, third].map((lock) => lock!.state.read())).toEqual(['held', 'elsewhere'])
})

test('a draft that comes back by itself, after it was taken by force, is not taken by force', async () => {
  const browser = new ModelBrowser()
  const first = lockOf(browser.openTab(), 'a', () => undefined)
  await becomes(first, 'held')
  const second = lockOf(browser.openTab(), 'b')
  await becomes(second, 'elsewhere')
  expect(await second.take()).toBe(true)
  expect(second.forced).toBe(true)
  expect(await first.take()).toBe(true)
  await becomes(second, 'elsewhere')
  first.leave()
  await becomes(second, 'held')
  expect(second.forced).toBe(false)
})

/** With timers that the test moves on. */
async function takes(lock: DraftLock): Promise<void> {
  const taken = lock.take()
  await vi.advanceTimersByTimeAsync(10)
  expect(await taken).toBe(true)
}

test('a tab that needs a while to give is not called off by the end of an earlier hand-over to the same one', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const browser = new ModelBrowser()
  const patience = { greeting: 300, handOver: 5_000 }
  const open = async (name: string, onAsked?: (lock: DraftLock) => unknown) => {
    const lock = lockOf(browser.openTab({ patience }), name, onAsked)
    await vi.advanceTimersByTimeAsync(300)
    return lock
  }
  let isQuick = true
  const first = await open('a', (lock) => isQuick && lock.give())
  const second = await open('b')
  await takes(second)
  await takes(first)
  isQuick = false
  const again = second.take()
  await vi.advanceTimersByTimeAsync(4_985)
  expect(first.state.read()).toBe('asked')
  first.give()
  await vi.advanceTimersByTimeAsync(10)
  expect(await again).toBe(true)
  expect(second.forced).toBe(false)
})

test('a tab of the first version, open since before an update, writes and hands over', async () => {
  const browser = new ModelBrowser()
  const { around } = browser.openTab()
  // As in d878393, which answers nothing; it does not notice that its lock was stolen.
  const channel = around.openChannel('ssip-draft:asha:poc')
  const editing = new Promise<void>((resolve) => {
    channel.addEventListener('message', ({ data }: MessageEvent<{ type: string }>) => {
      if (data.type === 'hand-over') resolve()
    })
  })
  void around.locks?.request('ssip-draft:asha:poc', { ifAvailable: true }, () => editing)
  const patience = { greeting: 4, handOver: 5_000 }
  const lock = lockOf(browser.openTab({ patience }), 'b')
  await becomes(lock, 'elsewhere')
  expect(await lock.take()).toBe(true)
  expect(lock.forced).toBe(false)
})

test('when the tab that edits is killed, the one that has waited longest takes over', async () => {
  const browser = new ModelBrowser()
  const tabs = [browser.openTab(), browser.openTab(), browser.openTab()] as const
  const [first, second, third] = ['a', 'b', 'c'].map((name, index) => lockOf(tabs[index]!, name))
  await becomes(first!, 'held')
  await becomes(second!, 'elsewhere')
  await becomes(third!, 'elsewhere')
  tabs[0].kill()
  await becomes(second!, 'held')
  expect(third!.state.read()).toBe('elsewhere')
})

async function refuse(): Promise<never> {
  throw new DOMException('The document is not fully active', 'InvalidStateError')
}

test('a page that is being left and gets no lock stops asking', async () => {
  const request = vi.fn(refuse)
  const { around } = new ModelBrowser().openTab()
  const locks = { request, query: refuse }
  const lock = new DraftLock('asha:poc', 'a', { ...around, locks })
  open.push(lock)
  await becomes(lock, 'elsewhere')
  await new Promise((resolve) => {
    setTimeout(resolve, 20)
  })
  expect(request).toHaveBeenCalledOnce()
})

test('a tab that is alone on a slow device does not follow anybody first', async () => {
  const browser = new ModelBrowser()
  const { around } = browser.openTab()
  const granted = Promise.withResolvers<void>()
  const { request } = around.locks!
  const slow = async (...given: unknown[]) => {
    await granted.promise
    return request(...(given as Parameters<typeof request>))
  }
  const locks = {
    request: slow as typeof request,
    query: async () => {
      await granted.promise
      return {}
    },
  }
  const lock = new DraftLock('asha:poc', 'b', { ...around, locks })
  open.push(lock)
  const seen: string[] = []
  lock.state.subscribe(() => seen.push(lock.state.read()))
  // Nor another that starts then, whatever its name is.
  wordsOf(browser.openTab()).say({ type: 'who', from: 'a' })
  // Longer than a tab waits for the greeting of others.
  await new Promise((resolve) => {
    setTimeout(resolve, 20)
  })
  granted.resolve()
  await becomes(lock, 'held')
  expect(seen).toEqual(['held'])
})

test('a tab that left before the lock was granted does not keep it', async () => {
  const tab = new ModelBrowser().openTab()
  lockOf(tab, 'a').leave()
  await becomes(lockOf(tab, 'b'), 'held')
})

test.each([
  ['before it has the lock that it takes', false],
  ['and is refused the lock that it takes', true],
])('a page that is left %s leaves the draft to the tab that had it', async (_when, isRefused) => {
  const browser = new ModelBrowser()
  const first = lockOf(browser.openTab(), 'a')
  await becomes(first, 'held')
  const tab = browser.openTab()
  const locks = tab.around.locks!
  const request = (name: string, options: LockOptions, granted: LockGrantedCallback<unknown>) => {
    if (options.steal === true && isRefused) return refuse()
    if (options.steal === true) second.leave()
    return locks.request(name, options, granted)
  }
  const around = { ...tab.around, locks: { ...locks, request: request as typeof locks.request } }
  const second = lockOf({ ...tab, around }, 'b')
  await becomes(second, 'elsewhere')
  expect(await second.take()).toBe(false)
  await becomes(first, 'held')
})

test('a tab that is frozen while it asks for the lock leaves it to others', async () => {
  const browser = new ModelBrowser()
  const tab = browser.openTab()
  const first = lockOf(tab, 'a')
  first.leave()
  tab.freeze()
  await becomes(lockOf(browser.openTab(), 'b'), 'held')
})

test.each([
  ['with', true],
  ['without', false],
])('%s locks, one following tab takes over when the editing one leaves', async (_how, locks) => {
  const browser = new ModelBrowser(() => 1)
  const patience = { greeting: 200, handOver: 200 }
  const [first, second, third] = ['a', 'b', 'c'].map((name) =>
    lockOf(browser.openTab({ locks, patience }), name),
  )
  await becomes(first!, 'held')
  await becomes(second!, 'elsewhere')
  await becomes(third!, 'elsewhere')
  first!.leave()
  await eventually(() =>
    expect([second!, third!].map(({ state }) => state.read()).toSorted()).toEqual([
      'elsewhere',
      'held',
    ]),
  )
})

test('without locks, a following tab that leaves sets nobody looking for who edits', async () => {
  const browser = new ModelBrowser(() => 1)
  const patience = { greeting: 200, handOver: 5_000 }
  const [first, second, third] = ['a', 'b', 'c'].map((name) =>
    lockOf(browser.openTab({ locks: false, patience }), name),
  )
  await becomes(first!, 'held')
  await becomes(second!, 'elsewhere')
  await becomes(third!, 'elsewhere')
  const seen: string[] = []
  third!.state.subscribe(() => seen.push(third!.state.read()))
  second!.leave()
  expect(await third!.take()).toBe(true)
  expect(seen).toEqual(['held'])
})

test('without locks, a tab that is opened after the editing one was killed edits, though another still follows', async () => {
  const browser = new ModelBrowser(() => 1)
  const patience = { greeting: 200, handOver: 200 }
  const tab = browser.openTab({ locks: false, patience })
  await becomes(lockOf(tab, 'a'), 'held')
  await becomes(lockOf(browser.openTab({ locks: false, patience }), 'b'), 'elsewhere')
  tab.kill()
  await becomes(lockOf(browser.openTab({ locks: false, patience }), 'c'), 'held')
})

test('a tab that hears only late that another edits without locks does not take it from there', async () => {
  let latency = 1
  const browser = new ModelBrowser(() => latency)
  const patience = { greeting: 20, handOver: 200 }
  const open = (name: string) => lockOf(browser.openTab({ locks: false, patience }), name)
  const editing = open('b')
  await becomes(editing, 'held')
  latency = 50
  const late = open('a')
  const seen: string[] = []
  late.state.subscribe(() => seen.push(late.state.read()))
  await eventually(() => expect(seen).toEqual(['held', 'elsewhere']))
  expect(editing.state.read()).toBe('held')
})

/** Opens tabs without locks. */
function withoutLocks(onAsked?: (lock: DraftLock) => void) {
  const browser = new ModelBrowser(() => 1)
  return async (name: string, state: string, handOver = 200) => {
    const tab = browser.openTab({ locks: false, patience: { greeting: 20, handOver } })
    const lock = lockOf(tab, name, onAsked)
    await becomes(lock, state)
    return { tab, lock }
  }
}

/** Two tabs without locks that take the draft of a killed one; the third waits so long for its answer. */
async function takers(handOver: number, onAsked?: (lock: DraftLock) => void) {
  const open = withoutLocks(onAsked)
  const first = await open('a', 'held')
  const second = await open('b', 'elsewhere')
  const third = await open('c', 'elsewhere', handOver)
  first.tab.kill()
  await Promise.all([second.lock.take(), third.lock.take()])
  return [second.lock, third.lock] as const
}

test('of two that take it at once from a killed one without locks, one edits', async () => {
  const locks = await takers(200)
  await eventually(() =>
    expect(locks.map(({ state }) => state.read()).toSorted()).toEqual(['elsewhere', 'held']),
  )
})

test('of three on a machine that stands still, each of which gives way to another, the first edits', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  // The first hears of the second while it waits itself; all else is heard once each has taken it.
  const latencies = [1, 200, 200]
  const browser = new ModelBrowser(() => latencies.shift() ?? 300)
  const patience = { greeting: 120, handOver: 5_000 }
  const locks = ['a', 'b', 'c'].map((name) =>
    lockOf(browser.openTab({ locks: false, patience }), name),
  )
  const states = () => locks.map(({ state }) => state.read())
  await vi.advanceTimersByTimeAsync(150)
  expect(states()).toEqual(['held', 'held', 'held'])
  await vi.advanceTimersByTimeAsync(3_000)
  expect(states()).toEqual(['held', 'elsewhere', 'elsewhere'])
})

test('and when one has taken it while the other waits for an answer, it is asked', async () => {
  const asked: DraftLock[] = []
  const [second, third] = await takers(5_000, (lock) => {
    asked.push(lock)
    lock.give()
  })
  expect([second, third].map(({ state }) => state.read())).toEqual(['elsewhere', 'held'])
  expect(asked).toEqual([second])
})

test('and one that goes on following says nothing to who has taken it', async () => {
  const open = withoutLocks()
  const first = await open('a', 'held')
  const second = await open('b', 'elsewhere')
  const third = await open('c', 'elsewhere')
  first.tab.kill()
  expect(await third.lock.take()).toBe(true)
  await open('d', 'elsewhere')
  expect([second.lock, third.lock].map(({ state }) => state.read())).toEqual(['elsewhere', 'held'])
})

/** A further tab, of which only what it says and hears is there. */
function wordsOf(tab: Tab) {
  const channel = tab.around.openChannel('ssip-draft:asha:poc')
  const heard: { type: string; from: string }[] = []
  channel.addEventListener('message', ({ data }: MessageEvent<(typeof heard)[0]>) => {
    heard.push(data)
  })
  return { say: (message: object) => channel.postMessage(message), heard }
}

test('a tab that asks twice before it is answered is not refused', async () => {
  const browser = new ModelBrowser()
  const first = lockOf(browser.openTab(), 'a', () => undefined)
  await becomes(first, 'held')
  const { say, heard } = wordsOf(browser.openTab())
  for (const type of ['want', 'want', 'who']) say({ type, from: 'b' })
  await eventually(() => expect(heard).toMatchObject([{ type: 'here', to: 'b' }]))
  expect(first.state.read()).toBe('asked')
})

test('without locks, who edits goes on when another that did so, too, leaves', async () => {
  const browser = new ModelBrowser()
  const first = lockOf(browser.openTab({ locks: false }), 'a')
  await becomes(first, 'held')
  const seen: string[] = []
  first.state.subscribe(() => seen.push(first.state.read()))
  const { say, heard } = wordsOf(browser.openTab())
  for (const type of ['left', 'who']) say({ type, from: 'b' })
  await eventually(() => expect(heard.at(-1)).toMatchObject({ type: 'here', to: 'b' }))
  expect(seen).toEqual([])
})

test('a tab is told by the one that edits that it follows, and need not wait until all had time to answer', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const browser = new ModelBrowser()
  const patience = { greeting: 300, handOver: 5_000 }
  lockOf(browser.openTab({ patience }), 'a')
  await vi.advanceTimersByTimeAsync(300)
  const second = lockOf(browser.openTab({ patience }), 'b')
  await vi.advanceTimersByTimeAsync(10)
  expect(second.state.read()).toBe('elsewhere')
})

test('without locks, the first of two that edit says so, and goes on editing', async () => {
  const browser = new ModelBrowser(() => 1)
  const first = lockOf(browser.openTab({ locks: false }), 'a')
  await becomes(first, 'held')
  const { say, heard } = wordsOf(browser.openTab())
  say({ type: 'here', from: 'b' })
  await eventually(() => expect(heard).toMatchObject([{ type: 'here', from: 'a' }]))
  expect(first.state.read()).toBe('held')
})

test('with locks, who holds it goes on editing when one that has not noticed yet that it lost it says that it edits', async () => {
  const browser = new ModelBrowser()
  const editing = lockOf(browser.openTab(), 'b')
  await becomes(editing, 'held')
  wordsOf(browser.openTab()).say({ type: 'here', from: 'a', to: 'c' })
  await becomes(lockOf(browser.openTab(), 'c'), 'elsewhere')
  expect(editing.state.read()).toBe('held')
})
