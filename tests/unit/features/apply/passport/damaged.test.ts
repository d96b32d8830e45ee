import { zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { passportReasons as reasons } from '../../../../../src/features/apply/passport/openCopy'
import { inspectPassport } from '../../../../../src/features/apply/passport/openPassport'
import { readPassport } from '../../../../../src/features/apply/passport/readPassport'
import { damaged, flipped, whole, withJson } from './damagedPassports'

test('the passport used in these tests can be read while it is undamaged', () => {
  expect(readPassport(whole).ok).toBe(true)
  expect(readPassport(withJson((json) => json)).ok).toBe(true)
  expect(damaged.length).toBeGreaterThanOrEqual(30)
})

describe('a damaged passport is refused with its reason:', () => {
  test.each(damaged)('%s', async (_name, bytes, reason) => {
    const reading = readPassport(bytes)
    expect(reading.ok).toBe(false)
    if (reading.ok) return
    expect(reading.reason).not.toBe('')
    if (reason !== undefined) expect(reading.reason).toBe(reason)
    // What is called a copy is damaged where it is none; any other reason stays.
    const called = new File([new Uint8Array(bytes)], 'poc.ssip-draft')
    const said = reading.reason === reasons.foreign ? reasons.damaged : reading.reason
    expect(await inspectPassport(called, 'u-1', 'poc')).toEqual({ ok: false, reason: said })
  })
})

test('overlapping entries are refused before they are unpacked', () => {
  // Every entry of the directory points at the largest file.
  const big = zipSync(
    Object.fromEntries(
      Array.from({ length: 60 }, (_, index) => [`files/${index + 1}`, new Uint8Array(20)]),
    ),
    { level: 0 },
  )
  const view = new DataView(big.buffer)
  for (let at = 0; at < big.length - 4; at++) {
    if (view.getUint32(at, true) !== 0x02014b50) continue
    view.setUint32(at + 20, big.length, true)
    view.setUint32(at + 24, big.length, true)
  }
  expect(readPassport(big)).toEqual({ ok: false, reason: reasons.damaged })
})

test('a flipped byte, wherever it is, never changes an answer or a file unnoticed', () => {
  const original = readPassport(whole)
  for (let at = 0; at < whole.length; at += 3) {
    const reading = readPassport(flipped(at))
    if (reading.ok) expect(reading, `byte ${at}`).toEqual(original)
  }
})

test('a truncated passport cannot be opened', () => {
  for (let length = 0; length < whole.length; length += 7) {
    expect(readPassport(whole.subarray(0, length)).ok, `${length} bytes`).toBe(false)
  }
})
