import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPortal } from '../../support/renderPortal'
import { slowFile } from '../../support/slowFile'

/*
 * On a phone with little memory the camera ends the page from which it was opened. The browser loads
 * the page again, and the photo is gone.
 */

const lost = 'This page was closed while you were choosing a file, and the file did not arrive.'

async function openTeam(form = 'poc-grant') {
  const portal = await renderPortal(`/apply/${form}/team`, { as: 'student' })
  return { ...portal, scan: await screen.findByLabelText('Aadhaar card scan: Choose a file') }
}

/** As if another page of this tab had opened the file picker, and had never heard of it again. */
async function closedWhileChoosing() {
  const { scan } = await openTeam()
  fireEvent.click(scan)
  closeThePage()
}

function closeThePage() {
  cleanup()
  for (const [key, value] of Object.entries(sessionStorage))
    sessionStorage.setItem(key, String(value).replace(/^\d+(\.\d+)?$/, '1'))
}

test('a page that was closed while a file was being chosen says so when it is loaded again, once', async () => {
  await closedWhileChoosing()
  await openTeam()
  const alert = await screen.findByRole('alertdialog')
  expect(alert).toHaveTextContent(lost)
  expect(alert).toHaveTextContent('close other apps')
  fireEvent.click(screen.getByRole('button', { name: 'OK' }))
  cleanup()
  await openTeam()
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
})

test('so does one that was closed while the chosen file was still being read', async () => {
  const { scan } = await openTeam()
  const { file, vanish } = slowFile('aadhaar.pdf')
  fireEvent.click(scan)
  fireEvent.change(scan, { target: { files: [file] } })
  await screen.findByText('Saving the file on this device…')
  closeThePage()
  // The other form: the first one's page, which is not really gone, still has that draft open.
  await openTeam('ipr-grant')
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(lost)
  vanish()
})

test('a file that has arrived has not been lost', async () => {
  const before = Object.entries(sessionStorage)
  const { scan } = await openTeam()
  const { file, arrive } = slowFile('aadhaar.pdf')
  fireEvent.click(scan)
  fireEvent.change(scan, { target: { files: [file] } })
  await arrive()
  expect(await screen.findByText('aadhaar.pdf')).toBeVisible()
  await waitFor(() => expect(Object.entries(sessionStorage)).toEqual(before))
})

test.each([
  ['chosen', (field: HTMLElement) => fireEvent.change(field, { target: { files: [] } })],
  ['not chosen after all', (field: HTMLElement) => fireEvent(field, new Event('cancel'))],
])('a file that was %s has not been lost', async (_name, answer) => {
  const { scan } = await openTeam()
  const before = Object.entries(sessionStorage)
  fireEvent.click(scan)
  expect(Object.entries(sessionStorage)).not.toEqual(before)
  answer(scan)
  await waitFor(() => expect(Object.entries(sessionStorage)).toEqual(before))
})
