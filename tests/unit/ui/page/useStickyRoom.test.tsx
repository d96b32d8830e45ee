import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useStickyRoom } from '../../../../src/ui/page/useStickyRoom'

function Sticky() {
  return <p ref={useStickyRoom('Bottom')}>At the foot</p>
}

function Page({ withBar }: { withBar: boolean }) {
  return (
    <main>
      <label>
        A scan <input type="file" />
      </label>
      {withBar && <Sticky />}
      <Sticky />
    </main>
  )
}

test('what Tab reaches is scrolled into view, also after one of two sticky elements has left', () => {
  const scrolled = vi.fn<(this: Element) => void>()
  Element.prototype.scrollIntoView = scrolled
  const { rerender } = render(<Page withBar />)
  const field = screen.getByLabelText('A scan')
  field.focus()
  for (const withBar of [true, false]) {
    rerender(<Page withBar={withBar} />)
    scrolled.mockClear()
    fireEvent.keyUp(field, { key: 'Tab' })
    expect(scrolled).toHaveBeenCalledOnce()
  }
})

test('a strip that comes at the foot moves what was sticky there up, off the field that has the focus', () => {
  const grown: (() => void)[] = []
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(grow: () => void) {
        grown.push(grow)
      }
      observe() {}
      disconnect() {}
    },
  )
  const scrolled = vi.fn<(this: Element) => void>()
  Element.prototype.scrollIntoView = scrolled
  render(<Page withBar />)
  const field = screen.getByLabelText('A scan')
  const label = field.closest('label')
  const [bar, strip] = screen.getAllByText('At the foot')
  for (const [element, top, height] of [
    [label, 540, 50],
    [bar, 560, 50],
    [strip, 610, 30],
  ] as const)
    if (element) element.getBoundingClientRect = () => new DOMRect(0, top, 360, height)
  field.focus()
  grown.at(-1)?.()
  expect(scrolled.mock.contexts).toEqual([label])
})
