import { tapPages } from '../../scripts/bench/taps.ts'
import { publicPages } from './support/pages.ts'
import { signIn } from './support/session.ts'
import { expect, test } from './support/test.ts'

/* `npm run bench -- taps` does the same with 300 taps, different in each run. */

// Two tests, so that they can run in parallel.
for (const seed of [20_261_121, 20_261_122]) {
  test(`whatever is tapped between the first paint and the scripts happens, exactly once (${seed})`, async ({
    browser,
    context,
    portal,
  }) => {
    test.setTimeout(300_000)
    await signIn(context, portal, 'student')
    const storageState = await context.storageState({ indexedDB: true })
    const pages = [
      ...publicPages().map((path) => ({ path })),
      { path: '/apply/poc-grant', storageState },
    ]
    const taps = await tapPages(browser, portal.origin, { pages, count: 20, seed })
    expect(taps).toHaveLength(20)
    expect(taps.filter(({ done }) => done !== 1)).toEqual([])
  })
}
