import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { listAttachments } from '../../../src/storage/attachments'
import { database } from '../../../src/storage/database'
import { loadDraft } from '../../../src/storage/drafts'
import { renderPortal } from '../../support/renderPortal'

const student = 'u-student'

async function openForm(path = '/apply/poc-grant') {
  const portal = await renderPortal(path, { as: 'student' })
  await screen.findByRole('button', { name: 'Submit application' })
  return portal
}

function member(number: number) {
  return within(screen.getByRole('group', { name: new RegExp(`^Team member ${number}`) }))
}

/** Types at once, as a paste does: long typing is the browser tests' matter. */
function type(input: HTMLElement, value: string) {
  fireEvent.input(input, { target: { value } })
}

function scan(name: string, content: string | Uint8Array<ArrayBuffer> = '%PDF-1.4 scan'): File {
  return new File([content], name)
}

describe('team members (spec §2)', () => {
  test('begin as one blank entry that cannot be removed', async () => {
    await openForm()
    expect(screen.getAllByRole('group', { name: /^Team member/ })).toHaveLength(1)
    expect(screen.queryByRole('button', { name: /^Remove team member/ })).not.toBeInTheDocument()
    expect(screen.queryByLabelText('Team leader')).not.toBeInTheDocument()
  })

  test('are added, led and removed, and a removal can be undone', async () => {
    const { user } = await openForm()
    await user.click(screen.getByRole('button', { name: 'Add Member' }))
    type(member(1).getByLabelText('Name (as per national ID)'), 'Asha')
    type(member(2).getByLabelText('Name (as per national ID)'), 'Rohan')
    await user.selectOptions(screen.getByLabelText('Team leader'), 'Rohan')
    await user.click(screen.getByRole('button', { name: 'Remove team member 1' }))
    expect(member(1).getByLabelText('Name (as per national ID)')).toHaveValue('Rohan')
    expect(screen.queryByLabelText('Team leader')).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(member(1).getByLabelText('Name (as per national ID)')).toHaveValue('Asha')
    expect(screen.getByLabelText('Team leader')).toHaveDisplayValue('Rohan')
  })
})

describe('files', () => {
  test('are kept on the device with name and size, replaced and removed', async () => {
    const { user } = await openForm()
    await user.upload(member(1).getByLabelText(/^Aadhar card scan/), scan('card.pdf'))
    expect(await screen.findByText('card.pdf')).toBeInTheDocument()
    expect(screen.getByText('13 bytes')).toBeInTheDocument()
    await user.upload(member(1).getByLabelText('Aadhar card scan: Replace'), scan('better.pdf'))
    expect(await screen.findByText('better.pdf')).toBeInTheDocument()
    expect(screen.queryByText('card.pdf')).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Remove better.pdf' }))
    expect(screen.queryByText('better.pdf')).not.toBeInTheDocument()
    const [first] = await listAttachments(`${student}:poc`)
    expect(first).toMatchObject({ name: 'card.pdf', type: 'application/pdf', size: 13 })
  })

  test.each([
    ['card.pdf', '', /is empty/],
    ['card.pdf', 'GIF89a', /is not what its name says/],
    ['card.gif', 'GIF89a', /is none of PDF, JPG, PNG/],
  ])('%s with content %j is refused with a reason', async (name, content, reason) => {
    await openForm()
    // Past the browser's own filter, as a drop or an old browser would.
    fireEvent.change(member(1).getByLabelText(/^Aadhar card scan/), {
      target: { files: [scan(name, content)] },
    })
    expect(await screen.findByText(reason)).toBeInTheDocument()
    expect(await database.attachments.count()).toBe(0)
  })

  test('over 5 MB are accepted with a notice', async () => {
    const { user } = await openForm()
    const large = new Uint8Array(5_000_001)
    large.set(new TextEncoder().encode('%PDF-1.4'))
    await user.upload(member(1).getByLabelText(/^Aadhar card scan/), scan('large.pdf', large))
    expect(await screen.findByText(/larger than 5MB/)).toBeInTheDocument()
    expect(screen.getByText('large.pdf')).toBeInTheDocument()
  })

  test('that the device has no room for are told at their field', async () => {
    const { user } = await openForm()
    vi.spyOn(database.attachments, 'add').mockRejectedValue(
      new DOMException('no room', 'QuotaExceededError'),
    )
    await user.upload(member(1).getByLabelText(/^Aadhar card scan/), scan('card.pdf'))
    expect(await screen.findByText(/could not be kept on this device/)).toBeInTheDocument()
  })
})

describe('the draft', () => {
  test('is on the device as soon as it is said to be', async () => {
    await openForm()
    type(screen.getByLabelText('Title of the proof of concept'), 'Solar dryer')
    await screen.findAllByText(/^Saved on this device, \d\d:\d\d$/)
    expect((await loadDraft(student, 'poc'))?.values.fields['pocTitle']).toBe('Solar dryer')
  })

  test('is opened again with every value, and nobody else sees it', async () => {
    const first = await openForm('/apply/ipr-grant')
    type(screen.getByLabelText('Prior art report'), 'Two older patents')
    await screen.findAllByText(/^Saved on this device/)
    first.view.unmount()
    const second = await openForm('/apply/ipr-grant')
    expect(screen.getByLabelText('Prior art report')).toHaveValue('Two older patents')
    second.view.unmount()
    await renderPortal('/apply/ipr-grant', { as: { email: 'rohan.desai@ssip.example' } })
    expect(await screen.findByLabelText('Prior art report')).toHaveValue('')
  })

  test('that a full device does not keep is said so, with a way to save a copy', async () => {
    await openForm()
    vi.spyOn(database.drafts, 'put').mockRejectedValue(
      new DOMException('no room', 'QuotaExceededError'),
    )
    type(screen.getByLabelText('Broad area'), 'Energy')
    expect(await screen.findAllByText('Not saved')).not.toHaveLength(0)
    expect(
      screen.getAllByText(/This device is full: your last changes are not saved/),
    ).not.toHaveLength(0)
    expect(screen.getAllByRole('button', { name: 'Save a copy' })).not.toHaveLength(0)
    expect(screen.getByLabelText('Broad area')).toHaveValue('Energy')
  })
})

describe('submitting (spec §5)', () => {
  test('an empty form raises the alert and then the summary, with the words at the fields', async () => {
    const { user, calls } = await openForm()
    const before = calls.length
    await user.click(screen.getByRole('button', { name: 'Submit application' }))
    const alert = await screen.findByRole('alertdialog')
    expect(alert).toHaveTextContent('Please fill in all required fields')
    await user.click(within(alert).getByRole('button', { name: 'OK' }))
    const summary = await screen.findByRole('region', { name: 'There is a problem' })
    await waitFor(() => expect(summary).toHaveFocus())
    expect(document.title).toMatch(/^Error: /)
    const link = within(summary).getByRole('link', { name: 'Describe the methodology' })
    await user.click(link)
    expect(screen.getByLabelText('Methodology')).toHaveFocus()
    expect(screen.getByLabelText('Methodology')).toHaveAccessibleDescription(
      /Describe the methodology/,
    )
    expect(calls).toHaveLength(before)
  })

  test('only other rules broken: no alert, but the summary', async () => {
    const { user } = await openForm('/apply/ipr-grant')
    type(screen.getByLabelText('Title of the intellectual property'), 'Tripod')
    await user.selectOptions(screen.getByLabelText('IPR type'), 'Patent')
    type(screen.getByLabelText('Broad area'), 'Technology')
    type(screen.getByLabelText('Financial assistance required (₹)'), '250001')
    await user.click(screen.getByRole('button', { name: 'Submit application' }))
    const summary = await screen.findByRole('region', { name: 'There is a problem' })
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    expect(
      within(summary).getByRole('link', {
        name: 'Financial assistance must be a number from 1 to 250000',
      }),
    ).toBeInTheDocument()
  })
})
