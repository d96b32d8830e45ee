import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { runInNewContext, runInThisContext } from 'node:vm'
import { describe, expect, test, vi } from 'vitest'
import { lean, waking } from '../../../../scripts/build/leanReact.ts'
import { withoutFibers } from '../../../../scripts/build/withoutFibers.ts'

const installed = readFileSync(
  createRequire(import.meta.url)
    .resolve('react-dom')
    .replace(/index\.js$/, 'cjs/react-dom-client.production.js'),
  'utf8',
)

/** Runs the code as the build changes it, which leaves out fibers of the tags 26 and 30. */
function changed(code: string): (tag: number) => string[] {
  const making = 'function createFiberImplClass(tag) { return { tag } }\n'
  const leftOut = 'function leftOut() { return Error("left out") }\n'
  const body = `${withoutFibers(making + code, [26, 30])}${leftOut}return run({ tag })`
  return runInThisContext(`(tag) => {${body}}`) as (tag: number) => string[]
}

describe('what the build leaves of React', () => {
  test('is the installed version, without fibers that are never made', () => {
    const code = lean(installed)
    expect(code.length).toBeLessThan(installed.length)
    expect(code).toContain('31 === tag) throw leftOut();')
    // Lists of suspended parts, in the three passes that know them.
    expect(code.match(/case 19:\s*throw leftOut\(\);/g)?.length).toBeGreaterThan(3)
  })

  test('runs as before for every other fiber', () => {
    const run = changed(`
      function run(fiber) {
        var done = []
        switch (fiber.tag) {
          case 26:
            var shared = 'of 26'
            done.push(shared)
            break
          case 5:
            shared = 'of 5'
            done.push(shared)
          case 30:
            done.push('run on')
            break
          case 27:
          case 30:
            done.push('either')
        }
        if (30 === fiber.tag) done.push('compared')
        if (30 !== fiber.tag) done.push('other')
        return done
      }
    `)
    expect(() => run(26)).toThrow('left out')
    expect(run(5)).toEqual(['of 5', 'run on', 'other'])
    expect(run(27)).toEqual(['either', 'other'])
    expect(run(1)).toEqual(['other'])
  })

  test('refuses to make what is left out', () => {
    const run = changed('function run({ tag }) { return [createFiberImplClass(tag).tag] }')
    expect(run(5)).toEqual([5])
    expect(() => run(30)).toThrow('left out')
  })

  test('an update that is written in another way stops the build', () => {
    expect(() => lean(installed.replaceAll('startViewTransition', 'renamed'))).toThrow(
      'There is no',
    )
    expect(() => waking(installed)).toThrow('in another way')
    expect(() => withoutFibers('fiber.tag = 30', [30])).toThrow('becomes one')
    expect(() => withoutFibers('function makeFiber(tag) {}', [30])).toThrow('Nothing makes')
  })
})

test('React draws again on a page that was kept for ‘Back’, though the message that it waits for is lost', () => {
  const reactDom = createRequire(createRequire(import.meta.url).resolve('react-dom'))
  const file = reactDom.resolve('scheduler').replace(/index\.js$/, 'cjs/scheduler.production.js')
  const sent: { onmessage?: () => void }[] = []
  let show: (() => void) | undefined
  const scheduler: { unstable_scheduleCallback?: (priority: number, work: () => void) => void } = {}
  runInNewContext(waking(readFileSync(file, 'utf8')), {
    exports: scheduler,
    MessageChannel: class {
      port1: { onmessage?: () => void } = {}
      port2 = { postMessage: () => sent.push(this.port1) }
    },
    addEventListener: (_type: 'pageshow', listener: () => void) => {
      show = listener
    },
  })
  const draw = vi.fn<() => void>()
  scheduler.unstable_scheduleCallback?.(3, draw)
  // What is lost.
  expect(sent.splice(0)).toHaveLength(1)
  scheduler.unstable_scheduleCallback?.(3, draw)
  expect(sent).toEqual([])
  show?.()
  // On a slow machine it takes several turns.
  for (const port of sent) port.onmessage?.()
  expect(draw).toHaveBeenCalledTimes(2)
})
