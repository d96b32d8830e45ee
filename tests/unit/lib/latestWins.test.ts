import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { latestWins } from '../../../src/lib/latestWins'

/** A slow target for writes that notices when two of them overlap. */
function slowPlace() {
  const written: number[] = []
  const waiting: { value: number; done: () => void; fail: (error: Error) => void }[] = []
  let most = 0
  const write = (value: number) =>
    new Promise<void>((resolve, reject) => {
      waiting.push({ value, done: resolve, fail: reject })
      most = Math.max(most, waiting.length)
    })
  return {
    write,
    written,
    waiting,
    most: () => most,
    async answer(ok: boolean) {
      const first = waiting.shift()
      if (first === undefined) return
      if (ok) {
        written.push(first.value)
        first.done()
      } else first.fail(new Error(`no room for ${first.value}`))
      await turns()
    },
  }
}

async function turns() {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve()
}

test('one write is in flight; of the values that arrive meanwhile only the latest is written', async () => {
  const place = slowPlace()
  const keep = latestWins(place.write)
  const all = [1, 2, 3, 4].map((value) => keep(value))
  await turns()
  while (place.waiting.length > 0) await place.answer(true)
  await Promise.all(all)
  expect(place.written).toEqual([4])
})

test('a value that arrives during a write is written next', async () => {
  const place = slowPlace()
  const keep = latestWins(place.write)
  const first = keep(1)
  await turns()
  const others = [keep(2), keep(3)]
  await place.answer(true)
  await place.answer(true)
  await Promise.all([first, ...others])
  expect(place.written).toEqual([1, 3])
})

test('a failed write is reported, unless a newer one replaced it', async () => {
  const place = slowPlace()
  const keep = latestWins(place.write)
  const lost = keep(1)
  await turns()
  const told = expect(lost).rejects.toThrow('no room for 1')
  await place.answer(false)
  await told
  const replaced = keep(2)
  await turns()
  const newer = keep(3)
  await place.answer(false)
  await place.answer(true)
  await Promise.all([replaced, newer])
  expect(place.written).toEqual([3])
})

test('whatever the order of values and answers, the last value is written and no caller waits for ever', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom('value', 'answer', 'fail', 'turn'), { maxLength: 30 }),
      async (events) => {
        const place = slowPlace()
        const keep = latestWins(place.write)
        const kept: Promise<unknown>[] = []
        let last = 0
        for (const event of events) {
          if (event === 'value') {
            last += 1
            kept.push(keep(last).catch(() => undefined))
          } else if (event === 'turn') await turns()
          else await place.answer(event === 'answer')
        }
        last += 1
        kept.push(keep(last))
        await turns()
        while (place.waiting.length > 0) await place.answer(true)
        await Promise.all(kept)
        expect(place.written.at(-1)).toBe(last)
        expect(place.written).toEqual(place.written.toSorted((a, b) => a - b))
        expect(place.most()).toBe(1)
      },
    ),
    { numRuns: 300, seed: 20_261_121 },
  )
})
