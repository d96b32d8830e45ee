import { afterEach, expect, test, vi } from 'vitest'
import { shareLink } from '../../../src/lib/export/shareLink'

afterEach(() => vi.unstubAllGlobals())

const fails = (name: string) => () => Promise.reject(new DOMException('no', name))

test('the share sheet comes first', async () => {
  const share = vi.fn(async () => undefined)
  vi.stubGlobal('navigator', { share })
  expect(await shareLink('Policy', 'https://x.example/p')).toBe('shared')
  expect(share).toHaveBeenCalledWith({ title: 'Policy', url: 'https://x.example/p' })
})

test('closing the share sheet copies nothing', async () => {
  const writeText = vi.fn(async () => undefined)
  vi.stubGlobal('navigator', { share: fails('AbortError'), clipboard: { writeText } })
  expect(await shareLink('Policy', 'https://x.example/p')).toBe('cancelled')
  expect(writeText).not.toHaveBeenCalled()
})

test('a share sheet that fails falls back to the clipboard', async () => {
  const writeText = vi.fn(async () => undefined)
  vi.stubGlobal('navigator', { share: fails('NotAllowedError'), clipboard: { writeText } })
  expect(await shareLink('Policy', 'https://x.example/p')).toBe('copied')
  expect(writeText).toHaveBeenCalledWith('https://x.example/p')
})

test('on plain http there is neither, and the result says so', async () => {
  vi.stubGlobal('navigator', {})
  expect(await shareLink('Policy', 'https://x.example/p')).toBe('unavailable')
})
