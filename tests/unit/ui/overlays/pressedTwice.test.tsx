import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { Dialog } from '../../../../src/ui/overlays/Dialog'
import { Menu } from '../../../../src/ui/overlays/Menu'

function Opener() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog open={open} title="Details" onClose={() => setOpen(false)}>
        <textarea aria-label="Remark" />
      </Dialog>
    </>
  )
}

async function openDialog(): Promise<HTMLElement> {
  render(<Opener />, { wrapper: MemoryRouter })
  fireEvent.click(screen.getByRole('button', { name: 'Open' }))
  return screen.findByRole('dialog')
}

/** A press beside a dialog: what darkens the page is under the pointer. */
function pressBeside(dialog: HTMLElement, detail: number) {
  const beside = dialog.ownerDocument.querySelector('[role=presentation][data-open]')!
  fireEvent.pointerDown(beside, { pointerType: 'mouse' })
  fireEvent.mouseDown(beside)
  fireEvent.mouseUp(beside)
  fireEvent.click(beside, { detail })
}

test('a double-click opens a dialog, and its second click beside it does not close it', async () => {
  const dialog = await openDialog()
  pressBeside(dialog, 2)
  expect(dialog).toBeInTheDocument()
  pressBeside(dialog, 1)
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
})

test('Enter that is still held presses nothing in the dialog that it has opened, and goes on in a text', async () => {
  await openDialog()
  const close = screen.getByRole('button', { name: 'Close' })
  expect(fireEvent.keyDown(close, { key: 'Enter', repeat: true })).toBe(false)
  expect(fireEvent.keyDown(close, { key: 'Enter' })).toBe(true)
  expect(fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter', repeat: true })).toBe(true)
})

test('Enter that is still held chooses nothing in the menu that it has opened', async () => {
  const chosen: string[] = []
  const items = [{ label: 'Delete', onSelect: () => chosen.push('Delete') }]
  render(<Menu label="More" trigger="…" items={items} />)
  fireEvent.click(screen.getByRole('button', { name: 'More' }))
  const item = await screen.findByRole('menuitem', { name: 'Delete' })
  fireEvent.keyDown(item, { key: 'Enter', repeat: true })
  expect(chosen).toEqual([])
  fireEvent.keyDown(item, { key: 'Enter' })
  expect(chosen).toEqual(['Delete'])
})
