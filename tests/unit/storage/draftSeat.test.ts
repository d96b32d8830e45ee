import { afterEach, describe, expect, test, vi } from 'vitest'
import { DraftSeat } from '../../../src/storage/DraftSeat'

// No Web Locks here, as on a plain-http address: the tabs agree by messages.
const open: DraftSeat[] = []

function seat(name: string, flush = async () => undefined) {
  const made = new DraftSeat('asha:poc', name, flush)
  open.push(made)
  return made
}

afterEach(() => {
  for (const one of open.splice(0)) one.leave()
})

describe('who edits a draft', () => {
  test('the first tab edits, the second follows', async () => {
    const first = seat('a')
    await vi.waitFor(() => expect(first.read()).toBe('editing'))
    const second = seat('b')
    await vi.waitFor(() => expect(second.read()).toBe('following'))
    expect(first.read()).toBe('editing')
  })

  test('taking over waits until the other tab has written', async () => {
    const flush = vi.fn(async () => undefined)
    const first = seat('a', flush)
    await vi.waitFor(() => expect(first.read()).toBe('editing'))
    const second = seat('b')
    await vi.waitFor(() => expect(second.read()).toBe('following'))
    await second.take()
    expect(flush).toHaveBeenCalledOnce()
    expect(first.read()).toBe('following')
    expect(second.read()).toBe('editing')
  })

  test('a tab that does not answer loses the seat', async () => {
    const first = seat('a')
    await vi.waitFor(() => expect(first.read()).toBe('editing'))
    const second = seat('b')
    await vi.waitFor(() => expect(second.read()).toBe('following'))
    first.leave()
    await second.take()
    expect(second.read()).toBe('editing')
  }, 10_000)
})
