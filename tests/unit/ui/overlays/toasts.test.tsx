import { act, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Dialog } from '../../../../src/ui/overlays/Dialog'
import { NoticeArea } from '../../../../src/ui/overlays/NoticeArea'
import { showToast } from '../../../../src/ui/overlays/notices'

vi.unmock('../../../../src/ui/overlays/notices')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

function pass(seconds: number) {
  act(() => void vi.advanceTimersByTime(seconds * 1_000))
}
const note = () => screen.getByText('Removed').parentElement as HTMLElement

function show(action?: { onAction: () => Promise<unknown> }) {
  act(() => showToast('Removed', action))
}

test('a toast disappears after ten seconds, or later if the pointer was on it', () => {
  render(<NoticeArea />)
  show()
  pass(9)
  fireEvent.pointerEnter(note())
  pass(5)
  fireEvent.pointerLeave(note())
  pass(9)
  expect(note()).toBeVisible()
  pass(2)
  expect(screen.queryByText('Removed')).not.toBeInTheDocument()
})

test('while its tab is hidden or the phone is locked, as during a call, its time does not run', () => {
  render(<NoticeArea />)
  show({ onAction: async () => undefined })
  pass(5)
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  pass(300)
  hidden.mockReturnValue(false)
  pass(4)
  // Nor has the time for which a pointer may rest on it.
  fireEvent.pointerEnter(note())
  fireEvent.pointerLeave(note())
  pass(9)
  expect(note()).toBeVisible()
  pass(2)
  expect(screen.queryByText('Removed')).not.toBeInTheDocument()
})

test('whoever uses one of several stays at it when another one goes, or comes', () => {
  render(<NoticeArea />)
  const list = screen.getByRole('status')
  vi.spyOn(list, 'scrollHeight', 'get').mockReturnValue(400)
  show({ onAction: async () => undefined })
  pass(5)
  act(() => showToast('Saved'))
  expect(list.scrollTop).toBe(400)
  const undo = screen.getByRole('button', { name: 'Undo' })
  act(() => undo.focus())
  // As browsers do, where it was scrolled out of view.
  list.scrollTop = 0
  pass(11)
  expect(screen.queryByText('Saved')).not.toBeInTheDocument()
  act(() => showToast('Kept'))
  expect(list.scrollTop).toBe(0)
  act(() => undo.blur())
  act(() => showToast('Sent'))
  expect(list.scrollTop).toBe(400)
})

test('each is read out alone, without those that are still there', () => {
  render(<NoticeArea />)
  // By default a status is read out whole.
  expect(screen.getByRole('status')).toHaveAttribute('aria-atomic', 'false')
})

test('a resting pointer keeps it for thirty seconds at most', () => {
  render(<NoticeArea />)
  show()
  fireEvent.pointerEnter(note())
  pass(29)
  expect(note()).toBeVisible()
  pass(2)
  expect(screen.queryByText('Removed')).not.toBeInTheDocument()
})

test('a clock that is set ahead meanwhile takes no undo away', () => {
  render(<NoticeArea />)
  show({ onAction: async () => undefined })
  vi.setSystemTime(Date.now() + 3_600_000)
  fireEvent.pointerEnter(note())
  fireEvent.pointerLeave(note())
  pass(9)
  expect(note()).toBeVisible()
})

test('the focus keeps it', () => {
  render(<NoticeArea />)
  show({ onAction: async () => undefined })
  act(() => screen.getByRole('button', { name: 'Undo' }).focus())
  pass(120)
  expect(note()).toBeVisible()
})

test.each(['Undo', 'Dismiss'])('%s gives the focus back to what had it before', (name) => {
  render(
    <>
      <button type="button">Remove</button>
      <NoticeArea />
    </>,
  )
  show({ onAction: async () => undefined })
  const before = screen.getByRole('button', { name: 'Remove' })
  act(() => before.focus())
  act(() => screen.getByRole('button', { name: 'Undo' }).focus())
  act(() => screen.getByRole('button', { name: 'Dismiss' }).focus())
  fireEvent.click(screen.getByRole('button', { name }))
  expect(before).toHaveFocus()
})

test('a double-click on Dismiss leaves the one that moves into its place', () => {
  render(<NoticeArea />)
  show()
  show()
  const [first, second] = screen.getAllByRole('button', { name: 'Dismiss' })
  fireEvent.click(first!)
  fireEvent.click(second!, { detail: 2 })
  expect(note()).toBeVisible()
})

test('pressing its button does not count as a press outside an open dialog', () => {
  const onClose = vi.fn()
  const onAction = vi.fn(async () => undefined)
  render(
    <MemoryRouter>
      <NoticeArea />
      <Dialog title="Details" open onClose={onClose}>
        <p>Text</p>
      </Dialog>
    </MemoryRouter>,
  )
  show({ onAction })
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(onAction).toHaveBeenCalledOnce()
  expect(onClose).not.toHaveBeenCalled()
})
