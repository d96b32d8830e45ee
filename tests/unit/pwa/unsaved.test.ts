import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  anyTabUnsaved,
  hasUnsaved,
  holdUnsaved,
  whenFree,
  whenNothingUnsaved,
} from '../../../src/pwa/unsaved'
import { pause } from '../../../src/lib/pause'
import { eventually } from '../../support/eventually'

/* The locks of one origin, as specified: in order, shared ones together. */

type Waiting = { mode: 'shared' | 'exclusive'; task: () => unknown; done: () => void }
let held: Waiting[] = []
let pending: Waiting[] = []

function grant() {
  for (;;) {
    const next = pending[0]
    if (next === undefined) return
    const free = held.length === 0 || (next.mode === 'shared' && held.every(isShared))
    if (!free) return
    pending.shift()
    held.push(next)
    void run(next)
  }
}

async function run(lock: Waiting) {
  await lock.task()
  held = held.filter((other) => other !== lock)
  lock.done()
  grant()
}

const isShared = ({ mode }: Waiting) => mode === 'shared'
const named = ({ mode }: Waiting) => ({ name: 'ssip-unsaved', mode })

function request(mode: Waiting['mode'], task: () => unknown): Promise<void> {
  return new Promise((done) => {
    pending.push({ mode, task, done })
    grant()
  })
}

/** Another tab that holds something unsaved; returns the function with which it saves. */
function otherTab(): () => void {
  let save: (() => void) | undefined
  const saved = new Promise<void>((resolve) => {
    save = resolve
  })
  void request('shared', () => saved)
  return () => save?.()
}

beforeEach(() => {
  held = []
  pending = []
  vi.stubGlobal('navigator', {
    locks: {
      query: async () => ({ held: held.map(named), pending: pending.map(named) }),
      request: (_name: string, ...rest: [{ mode: 'shared' }, () => unknown] | [() => unknown]) =>
        rest.length === 2 ? request(rest[0].mode, rest[1]) : request('exclusive', rest[0]),
    },
  })
})
afterEach(() => vi.unstubAllGlobals())

test('a waiting tab is notified when the last other tab has saved', async () => {
  const saves = [otherTab(), otherTab()]
  const heard = vi.fn()
  void whenNothingUnsaved().then(heard)
  saves[0]?.()
  await new Promise((resolve) => {
    setTimeout(resolve)
  })
  expect(heard).not.toHaveBeenCalled()
  expect(await anyTabUnsaved()).toBe(true)
  saves[1]?.()
  await eventually(() => expect(heard).toHaveBeenCalledOnce())
  expect(await anyTabUnsaved()).toBe(false)
})

test('input typed while another tab waits for its turn counts as unsaved', async () => {
  const save = otherTab()
  const waiting = whenNothingUnsaved()
  const release = holdUnsaved()
  expect(hasUnsaved()).toBe(true)
  save()
  await waiting
  const ours = otherTab()
  expect(await anyTabUnsaved()).toBe(true)
  release()
  ours()
  await eventually(async () => expect(await anyTabUnsaved()).toBe(false))
})

test('a hold that is passed on, as from a form to what it leaves behind, lets no update in between', async () => {
  const typed = holdUnsaved()
  let isFree = false
  const free = whenFree().then(() => (isFree = true))
  typed()
  const leftOver = holdUnsaved()
  // Nor is another's hold given up with one's own once more, as that of a file is after some seconds.
  typed()
  await pause(0)
  expect(isFree).toBe(false)
  leftOver()
  await free
})

test('of two that hold something in one tab, the second is waited for as the first', async () => {
  const releases = [holdUnsaved(), holdUnsaved()]
  const free = vi.fn()
  void whenFree().then(free)
  releases[0]?.()
  await pause(0)
  expect(hasUnsaved()).toBe(true)
  expect(held).toHaveLength(1)
  expect(free).not.toHaveBeenCalled()
  releases[1]?.()
  await eventually(() => expect(held).toEqual([]))
  expect(free).toHaveBeenCalledOnce()
})

test('neither another tab that waits nor a lock of something else is something unsaved', async () => {
  const locks = {
    held: [{ name: 'ssip-unsaved', mode: 'exclusive' }],
    pending: [{ name: 'ssip-vault asha@example.org', mode: 'shared' }],
  }
  vi.stubGlobal('navigator', { locks: { query: async () => locks } })
  expect(await anyTabUnsaved()).toBe(false)
})

test('a tab queued behind a waiting one is seen by the others', async () => {
  const save = otherTab()
  void whenNothingUnsaved()
  const typing = otherTab()
  expect(pending.map(({ mode }) => mode)).toEqual(['exclusive', 'shared'])
  held = []
  expect(await anyTabUnsaved()).toBe(true)
  save()
  typing()
})

test('a tab knows at once that it holds something unsaved; the others are told when it says so', async () => {
  let paint: (() => void) | undefined
  const release = holdUnsaved(
    new Promise((resolve) => {
      paint = resolve
    }),
  )
  expect(hasUnsaved()).toBe(true)
  expect(held).toEqual([])
  paint?.()
  await eventually(() => expect(held).toHaveLength(1))
  release()
  await eventually(() => expect(held).toEqual([]))
  expect(hasUnsaved()).toBe(false)
})
