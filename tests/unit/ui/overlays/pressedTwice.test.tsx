import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { Dialog } from '../../../../src/ui/overlays/Dialog'

function Opener() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog open={open} title="Details" onClose={() => setOpen(false)}>
        Nothing
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
