// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepPressInPlace } from '../../../../src/lib/answers/keepPressInPlace'

const scrollTo = vi.fn()
let end: () => void

beforeEach(() => {
  vi.stubGlobal('scrollTo', scrollTo.mockClear())
  end = keepPressInPlace()
})

afterEach(() => {
  end()
  vi.unstubAllGlobals()
})

function happens(...events: string[]) {
  for (const event of events) document.dispatchEvent(new Event(event))
}

test('a press that ends what is being composed leaves the page where it is', () => {
  happens('compositionstart', 'mousedown', 'compositionend', 'mouseup')
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'instant' })
})

test('what is composed without a press scrolls as the browser likes', () => {
  happens('mousedown', 'mouseup', 'compositionstart', 'compositionend')
  happens('compositionstart', 'mousedown', 'mouseup', 'compositionend')
  expect(scrollTo).not.toHaveBeenCalled()
})

test('nor does a drag, which ends without a release, hold the page from then on', () => {
  happens('mousedown', 'dragend', 'compositionstart', 'compositionend')
  expect(scrollTo).not.toHaveBeenCalled()
})
