import * as fc from 'fast-check'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { person } from '../../../support/sealed'

/* Two tabs of one person never accuse somebody of what the other one has written */

vi.mock('../../../../src/storage/sealing/cipher', async (original) => ({
  ...(await original<object>()),
  passwordRounds: 1_000,
  tagRounds: 1_000,
}))

const asha = person('u-asha')

/** A tab of its own: it shares with the other what is stored and what they tell each other. */
async function newTab() {
  vi.resetModules()
  const [{ database }, keeper, { olderRowFound }, vault, sharing] = await Promise.all([
    import('../../../../src/storage/database'),
    import('../../../../src/storage/sealing/keeper'),
    import('../../../../src/storage/sealing/sealingNews'),
    import('../../../../src/storage/sealing/openVault'),
    import('../../../../src/storage/sealing/sharedComputer'),
  ])
  onTestFinished(() => vault.openVault.set(undefined))
  sharing.sharedComputer.set('on')
  await keeper.enter({ user: asha, email: asha.email, password: 'Monsoon 2026' })
  // What it loads late is loaded before the next tab's.
  await database.open()
  return { settings: database.settings, olderRowFound }
}

type Settings = Awaited<ReturnType<typeof newTab>>['settings']

const doings: Record<string, (settings: Settings, key: string) => Promise<unknown>> = {
  put: (settings, key) => settings.put({ userId: asha.id, key, value: '' }),
  remove: (settings, key) => settings.delete([asha.id, key]),
  read: (settings, key) => settings.get([asha.id, key]),
  change: (settings, key) => settings.update([asha.id, key], { value: 'changed' }),
  both: (settings, key) =>
    settings.db.transaction('rw', settings, () =>
      Promise.all([doings['remove']!(settings, key), doings['put']!(settings, key)]),
    ),
}
const keys = ['a', 'b']
const parts = {
  tab: fc.nat(1),
  what: fc.constantFrom(...Object.keys(doings)),
  key: fc.constantFrom(...keys),
}
const step = fc.record(parts)
type Step = { tab: number; what: string; key: string }

/** What tabs have told each other is heard by then. */
const heard = () =>
  new Promise((resolve) => {
    const tabs = [new BroadcastChannel('heard'), new BroadcastChannel('heard')]
    tabs[1]!.addEventListener('message', () => {
      for (const tab of tabs) tab.close()
      resolve(undefined)
    })
    tabs[0]!.postMessage(undefined)
  })

let now = Date.now()
beforeEach(() => {
  // Each look at the clock is a moment later: on a quick machine several would be at once.
  vi.spyOn(Date, 'now').mockImplementation(() => ++now)
})

type Tabs = Awaited<ReturnType<typeof newTab>>[]

const does = (tabs: Tabs, { tab, what, key }: Step) => doings[what]!(tabs[tab]!.settings, key)

/** Whether a tab believes that somebody has put an older row back. */
async function accuses(tabs: Tabs): Promise<boolean> {
  for (const { settings } of tabs) for (const key of keys) await doings['read']!(settings, key)
  const found = tabs.some(({ olderRowFound }) => olderRowFound.read())
  for (const { olderRowFound } of tabs) olderRowFound.set(false)
  return found
}

test('by writing the same rows at once', async () => {
  const tabs = [await newTab(), await newTab()]
  const rounds = fc.array(fc.array(step, { maxLength: 6 }), { maxLength: 6 })
  await fc.assert(
    fc.asyncProperty(rounds, async (all) => {
      for (const steps of all) await Promise.all(steps.map((one) => does(tabs, one)))
      expect(await accuses(tabs)).toBe(false)
    }),
    { numRuns: 60 },
  )
})

test('by writing them in turn while the clock is set back', async () => {
  const tabs = [await newTab(), await newTab()]
  const turns = fc.array(fc.record({ ...parts, setBack: fc.boolean() }), { maxLength: 12 })
  await fc.assert(
    fc.asyncProperty(turns, async (all) => {
      now += 3_600_000
      for (const one of all) {
        if (one.setBack) now -= 60_000
        await does(tabs, one)
        await heard()
      }
      expect(await accuses(tabs)).toBe(false)
    }),
    { numRuns: 60 },
  )
})
