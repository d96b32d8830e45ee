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
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
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
