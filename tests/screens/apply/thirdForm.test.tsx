import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { FormPage, GrantForm } from '../../../src/domain/grant-form/grantForm'
import { openPassportCopy } from '../../../src/features/apply/passport/openCopy'
import { hackathonCopy, hackathonForm, hackathonPage } from '../../support/hackathonForm'
import { openRegions } from '../../support/heard'
import { catchSavedFiles, type SavedFile } from '../../support/savedFiles'
import { wideScreen } from '../../support/wideScreen'
import { thisYear } from '../../support/thisYear'

// The build would read its folder, and its line would be in the list of forms.
vi.mock(import('../../../src/app/formPages'), async (original) => {
  const module = await original()
  const list = module.formPages as FormPage[]
  list.push(hackathonPage)
  return module
})
vi.mock(import('../../../src/domain/grant-form/forms'), async (original) => {
  const module = await original()
  const list = module.grantForms as GrantForm[]
  list.push(hackathonForm)
  return module
})

beforeEach(wideScreen)

const words = hackathonCopy.fields
const { path } = hackathonForm
const poster = () => new File([new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10, 1])], 'poster.png')

/** The portal in a fresh page: no module remembers anything from earlier pages. */
async function openPortal(address: string, as: 'student' | 'admin' = 'student') {
  vi.resetModules()
  const { renderPortal } = await import('../../support/renderPortal')
  return renderPortal(address, { as })
}

async function openForm() {
  const portal = await openPortal(`${path}/all`)
  await screen.findByRole('heading', { level: 1, name: 'Hackathon grant application' })
  await screen.findByRole('button', { name: 'Submit application' })
  return portal
}

function type(label: string, value: string) {
  fireEvent.input(screen.getByLabelText(label), { target: { value } })
}

async function saved() {
  await screen.findAllByText(/^Saved on this device, \d+:\d\d [AP]M$/)
}

/** Fills in the form except for the poster, which is there. */
function fillIn() {
  fireEvent.change(screen.getByLabelText(words.theme.label), { target: { value: 'water' } })
  type(words.prizeMoney.label, '25,000')
  type(words.pitch.label, 'It floats down the canal and tells where the water is lost.')
  type('Enrollment no', '220130119001')
  type('Name (as per national ID)', 'Asha Patel')
  type('Email', 'asha.patel@ssip.example')
  type('Mobile', '9825501234')
  type('Aadhaar number', '4829 1337 0561')
}

/** Types a draft, kills the page, and types the rest in a new one. */
async function completeDraft() {
  const first = await openForm()
  type(words.entryName.label, 'Canal leak finder')
  await first.user.upload(screen.getByLabelText(/^Poster/), poster())
  await screen.findByText('poster.png')
  await saved()
  first.view.unmount()

  const portal = await openForm()
  expect(screen.getByLabelText(words.entryName.label)).toHaveValue('Canal leak finder')
  expect(screen.getByText('poster.png')).toBeInTheDocument()
  fillIn()
  const scan = new File(['%PDF-1.4 scan'], 'card.pdf')
  await portal.user.upload(screen.getByLabelText(/^Aadhaar card scan/), scan)
  await screen.findByText('card.pdf')
  await saved()
  return portal
}

/** Submits the form, with its own alert, and ends at the receipt. */
async function submit({ user, router }: Awaited<ReturnType<typeof openForm>>) {
  await user.click(screen.getByRole('button', { name: 'Submit application' }))
  const alert = await screen.findByRole('alertdialog')
  expect(alert).toHaveTextContent('Hackathon Grant application submitted successfully!')
  await user.click(within(alert).getByRole('button', { name: 'OK' }))
  await screen.findByRole('heading', { level: 1, name: 'Receipt' })
  return router
}

test('the third form is in the Apply menu after the others', async () => {
  const { user } = await openPortal('/dashboard')
  const [menu] = await screen.findAllByRole('navigation', { name: 'Apply' })
  if (menu === undefined) throw new Error('There is no Apply menu')
  await user.click(within(menu).getByText('Apply'))
  const links = within(menu).getAllByRole('link')
  expect(links.map((link) => link.textContent)).toEqual([
    'PoC Grant',
    'IPR Grant',
    'Hackathon Grant',
  ])
  await user.click(within(menu).getByRole('link', { name: 'Hackathon Grant' }))
  // At its first step.
  await screen.findByRole('heading', { level: 1, name: hackathonCopy.sections.entry.title })
  expect(document.title).toContain('Hackathon grant application')
})

test('a draft is offered again on the dashboard', async () => {
  const first = await openForm()
  type(words.entryName.label, 'Canal leak finder')
  await saved()
  first.view.unmount()
  await openPortal('/dashboard')
  const link = await screen.findByRole('link', { name: /Canal leak finder/ })
  expect(link).toHaveTextContent('Continue your hackathon application: 0 of 2 sections filled in')
  expect(link).toHaveAttribute('href', path)
})

test('an empty third form raises the alert and says what is missing in its own words', async () => {
  const { user } = await openForm()
  type(words.prizeMoney.label, '50001')
  await user.click(screen.getByRole('button', { name: 'Submit application' }))
  const alert = await screen.findByRole('alertdialog')
  expect(alert).toHaveTextContent('Please fill in all required fields')
  await user.click(within(alert).getByRole('button', { name: 'OK' }))
  const summary = await screen.findByRole('region', { name: 'There is a problem' })
  for (const name of [words.entryName.missing, words.prizeMoney.outOfRange, words.poster.missing])
    expect(within(summary).getByRole('link', { name })).toBeInTheDocument()
})

test('it goes from a draft through a killed page to the receipt, My Applications and the office', async () => {
  const portal = await completeDraft()
  const router = await submit(portal)
  const receipt = await screen.findByRole('region', { name: 'The application as it prints' })
  expect(receipt).toHaveTextContent(`SSIP/HACK/${thisYear}/001`)
  expect(receipt).toHaveTextContent('Hackathon Grant application')
  expect(receipt).toHaveTextContent('Canal leak finder')
  expect(receipt).toHaveTextContent('XXXX XXXX 0561')
  expect(receipt).toHaveTextContent('poster.png')

  await router.navigate('/my-applications')
  const card = (await screen.findByRole('heading', { name: 'Canal leak finder' })).closest('li')
  expect(card).toHaveTextContent(`SSIP/HACK/${thisYear}/001`)
  expect(card).toHaveTextContent('Hackathon Prize')
  expect(card).toHaveTextContent('Water')
  expect(card).toHaveTextContent('₹25,000')
  portal.view.unmount()

  await openPortal('/admin/applications?layout=table&q=canal', 'admin')
  const row = await screen.findByRole('row', { name: /Canal leak finder/ })
  expect(row).toHaveTextContent('Asha Patel')
  expect(row).toHaveTextContent('Hackathon Prize')
  expect(row).toHaveTextContent('₹25,000')
})

test('a saved copy opens on a device without a draft, except for the Aadhaar number', async () => {
  const copy = await savedCopy()
  expect(copy.name).toMatch(/hackathon-grant-draft-.*\.ssip-draft$/)
  expect(new TextDecoder('latin1').decode(copy.bytes)).not.toMatch(/4829\s?1337\s?0561/)

  const { user } = await openForm()
  const said = await openCopy(copy, user)
  const dialog = within(screen.getByRole('dialog'))
  expect(await dialog.findByText('Canal leak finder')).toBeInTheDocument()
  expect(said()).toContain(openPassportCopy.nothingHere)
  await user.click(dialog.getByRole('button', { name: 'Open the copy' }))
  expect(await screen.findByDisplayValue('Canal leak finder')).toBeInTheDocument()
  expect(screen.getByLabelText(words.prizeMoney.label)).toHaveValue('25,000')
  expect(screen.getByLabelText(words.theme.label)).toHaveDisplayValue('Water')
  expect(screen.getByText('poster.png')).toBeInTheDocument()
  expect(screen.getByLabelText('Aadhaar number')).toHaveValue('')
})

test('its saved copy is refused by another form, in its own words', async () => {
  const copy = await savedCopy()
  const { user } = await openPortal('/apply/poc-grant/all')
  await screen.findByRole('button', { name: 'Submit application' })
  await openCopy(copy, user)
  expect(await screen.findByRole('alert')).toHaveTextContent(hackathonCopy.form.otherCopy)
})

/** The file from 'Save a copy'; the draft itself is submitted, so that none is left. */
async function savedCopy(): Promise<SavedFile> {
  const portal = await completeDraft()
  const files = catchSavedFiles()
  const [save] = screen.getAllByRole('button', { name: 'Save a copy' })
  if (save !== undefined) await portal.user.click(save)
  await screen.findByText(/^Copy saved: /)
  const copy = await files.last()
  await submit(portal)
  portal.view.unmount()
  return copy
}

async function openCopy(copy: SavedFile, user: Awaited<ReturnType<typeof openForm>>['user']) {
  await user.click(screen.getByRole('button', { name: 'Open a saved copy' }))
  const dialog = await screen.findByRole('dialog', { name: 'Open a saved copy' })
  // The dialog's button opens the browser's picker, which jsdom does not have.
  const input = dialog.querySelector('input[type="file"]')
  if (input === null) throw new Error('There is nothing to choose a file with')
  const said = openRegions()
  fireEvent.change(input, { target: { files: [new File([copy.bytes], copy.name)] } })
  return said
}
