import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { listAttachments } from '../../../src/storage/attachments'
import { database } from '../../../src/storage/database'
import { loadDraft } from '../../../src/storage/drafts/drafts'
import { eventually } from '../../support/eventually'
import { keepCompleteDraft } from '../../support/grantValues'
import { openRegions } from '../../support/heard'
import { loseBytes } from '../../support/lostBytes'
import { renderPortal } from '../../support/renderPortal'
import { catchSavedFiles } from '../../support/savedFiles'

const student = 'u-student'

/** The one-page view; steps are tested in `steps.test.tsx`. */
async function openForm(path = '/apply/poc-grant/all') {
  const portal = await renderPortal(path, { as: 'student' })
  await screen.findByRole('button', { name: 'Submit application' })
  return portal
}

function member(number: number) {
  return within(screen.getByRole('group', { name: new RegExp(`^Team member ${number}`) }))
}

/** Enters the text at once, like a paste: browser tests cover long typing. */
function type(input: HTMLElement, value: string) {
  fireEvent.input(input, { target: { value } })
}

/** The file field of the first member. */
const card = () => member(1).getByLabelText(/^Aadhaar card scan/)

function scan(name: string, content: string | Uint8Array<ArrayBuffer> = '%PDF-1.4 scan'): File {
  return new File([content], name)
}

/** Submits a complete draft that lost a file before or after its form was opened. */
async function submitWithout(lose: (employerId: string) => Promise<unknown>, before: boolean) {
  const values = await keepCompleteDraft('poc')
  const loseIt = () => lose(values.mentor['employerId'] ?? '')
  if (before) await loseIt()
  const portal = await openForm()
  if (!before) await loseIt()
  await portal.user.click(screen.getByRole('button', { name: 'Submit application' }))
  const summary = await screen.findByRole('region', { name: 'There is a problem' })
  return { ...portal, summary: within(summary) }
}

const loseFile = (id: string) => loseBytes('attachments', id)

async function removeFile(id: string): Promise<void> {
  await database.attachments.delete(id)
}

const storedValues = async () => (await loadDraft(student, 'poc'))?.values

/** The named team, the last of whom leads it. */
async function openTeam(...names: string[]) {
  await keepCompleteDraft('poc')
  await database.drafts.toCollection().modify(({ values }) => {
    const [one] = values.teamMembers
    values.teamMembers = names.map((name) => ({ ...one, name }))
    values.teamLeader = String(names.length - 1)
  })
  return openForm()
}

/** What a complete member folds to. */
const line = (number: number) =>
  member(number)
    .getByText(/, complete$/)
    .closest('summary')

test('each field is a part of its own of a section, which a key elsewhere leaves as it was painted', async () => {
  await openTeam('Asha', 'Rohan')
  const fields = screen.getAllByRole('textbox')
  const parts = new Set(fields.map((field) => field.closest('.isolate')))
  expect(parts.size).toBe(fields.length)
  for (const part of parts) expect(part?.parentElement?.closest('.isolate')).not.toBeNull()
})

test('what a program puts into a field and tells of as a change alone is kept', async () => {
  await openForm()
  const field = screen.getByLabelText<HTMLInputElement>('Broad area')
  field.value = 'Agriculture'
  field.dispatchEvent(new Event('change', { bubbles: true }))
  await eventually(async () =>
    expect((await storedValues())?.fields['broadArea']).toBe('Agriculture'),
  )
})

test('what a program puts into a field without telling the page is kept once the field is left', async () => {
  const { user } = await openForm()
  const title = screen.getByLabelText<HTMLInputElement>('Title of the proof of concept')
  await user.click(title)
  title.value = 'Solar dryer'
  await user.tab()
  await screen.findAllByText(/^Saved on this device/)
  expect((await storedValues())?.fields).toMatchObject({ pocTitle: 'Solar dryer' })
})

test('and once the browser goes back to another step', async () => {
  const { router } = await renderPortal('/apply/poc-grant/project', { as: 'student' })
  const title = await screen.findByLabelText<HTMLInputElement>('Title of the proof of concept')
  await router.navigate('/apply/poc-grant/idea')
  const idea = await screen.findByLabelText<HTMLInputElement>('Description of the proof of concept')
  expect(title).not.toBeInTheDocument()
  idea.value = 'A dryer'
  // The test's history is in memory: it tells of nothing.
  window.dispatchEvent(new PopStateEvent('popstate'))
  await router.navigate(-1)
  await screen.findByLabelText('Title of the proof of concept')
  await eventually(async () =>
    expect(Object.values((await storedValues())?.fields ?? {})).toContain('A dryer'),
  )
})

test('and once the page is left', async () => {
  await openForm()
  screen.getByLabelText<HTMLInputElement>('Broad area').value = 'Agriculture'
  document.dispatchEvent(new Event('visibilitychange'))
  await eventually(async () =>
    expect((await storedValues())?.fields['broadArea']).toBe('Agriculture'),
  )
})

test.each([
  ['project', 'Continue'],
  ['all', 'Submit application'],
  ['all', 'Save a copy'],
])(
  'and if nobody ever touches the field, once anything is pressed (%s: %s)',
  async (step, name) => {
    catchSavedFiles()
    const { user } = await renderPortal(`/apply/poc-grant/${step}`, { as: 'student' })
    const area = await screen.findByLabelText<HTMLInputElement>('Broad area')
    area.value = 'Agriculture'
    await user.click(screen.getByRole('button', { name }))
    await eventually(async () =>
      expect((await storedValues())?.fields['broadArea']).toBe('Agriculture'),
    )
  },
)

describe('team members (spec §2)', () => {
  test('start as one blank entry that cannot be removed', async () => {
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
    await screen.findByRole('option', { name: 'Rohan' })
    await user.selectOptions(screen.getByLabelText('Team leader'), 'Rohan')
    await user.click(screen.getByRole('button', { name: 'Remove team member 1' }))
    expect(member(1).getByLabelText('Name (as per national ID)')).toHaveValue('Rohan')
    expect(screen.queryByLabelText('Team leader')).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(member(1).getByLabelText('Name (as per national ID)')).toHaveValue('Asha')
    expect(screen.getByLabelText('Team leader')).toHaveDisplayValue('Rohan')
  })

  test('who are removed leave the focus with the next one, or with the last', async () => {
    const { user } = await openTeam('Asha', 'Bina', 'Chetan')
    await user.click(screen.getByRole('button', { name: 'Remove team member 2' }))
    expect(line(2)).toHaveTextContent('Chetan')
    expect(line(2)).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Remove team member 2' }))
    expect(line(1)).toHaveFocus()
  })

  test('are removed one at a time: a double-click leaves the one who moves up', async () => {
    const { user } = await openTeam('Asha', 'Bina', 'Chetan')
    await user.click(screen.getByRole('button', { name: 'Remove team member 1' }))
    fireEvent.click(screen.getByRole('button', { name: 'Remove team member 1' }), { detail: 2 })
    expect(screen.getAllByRole('group', { name: /^Team member/ })).toHaveLength(2)
  })

  test.each([
    [[3], 0],
    [[1], 0],
    [[3, 2], 0],
    [[1, 1], 0],
    [[1, 1], -1],
    [[2, 2], 0],
    [[2, 1], 0],
  ])(
    'come back in their order after the removals %j are undone from one end (%i), and the leader leads again',
    async (removals, end) => {
      const { user } = await openTeam('Asha', 'Bina', 'Chetan')
      expect(screen.getByLabelText('Team leader')).toHaveDisplayValue('Chetan')
      for (const number of removals)
        await user.click(screen.getByRole('button', { name: `Remove team member ${number}` }))
      for (const _ of removals)
        await user.click(screen.getAllByRole('button', { name: 'Undo' }).at(end) as HTMLElement)
      await waitFor(() => expect(screen.getByLabelText('Team leader')).toHaveDisplayValue('Chetan'))
      await eventually(async () => {
        const values = await storedValues()
        expect(values?.teamMembers[Number(values.teamLeader)]).toMatchObject({ name: 'Chetan' })
        expect(values?.teamMembers.map(({ name }) => name)).toEqual(['Asha', 'Bina', 'Chetan'])
      })
    },
  )
})

describe('files', () => {
  test('are stored on the device with name and size, replaced and removed', async () => {
    const { user } = await openForm()
    await user.upload(member(1).getByLabelText(/^Aadhaar card scan/), scan('card.pdf'))
    expect(await screen.findByText('card.pdf')).toBeInTheDocument()
    expect(screen.getByText('13 bytes')).toBeInTheDocument()
    await user.upload(member(1).getByLabelText('Aadhaar card scan: Replace'), scan('better.pdf'))
    expect(await screen.findByText('better.pdf')).toBeInTheDocument()
    expect(screen.queryByText('card.pdf')).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Remove better.pdf' }))
    expect(screen.queryByText('better.pdf')).not.toBeInTheDocument()
    expect(member(1).getByLabelText('Aadhaar card scan: Choose a file')).toHaveFocus()
    const [first] = await listAttachments(`${student}:poc`)
    expect(first).toMatchObject({ name: 'card.pdf', type: 'application/pdf', size: 13 })
  })

  test('are said to be kept once they are, and are no invalid entry; so are over 5 MB, with a notice', async () => {
    const { user } = await openForm()
    const said = openRegions()
    await user.upload(card(), scan('card.pdf'))
    await waitFor(() => expect(said()).toContain('card.pdf13 bytes'))
    // The input itself is empty again, which would be one.
    expect(card()).toHaveAttribute('aria-invalid', 'false')
    const large = new Uint8Array(5_000_001)
    large.set(new TextEncoder().encode('%PDF-1.7'))
    await user.upload(card(), scan('large.pdf', large))
    await waitFor(() => expect(said()).toContainEqual(expect.stringMatching(/^large\.pdf/)))
    expect(said()).toContainEqual(expect.stringMatching(/larger than 5MB \(5001 kB\)/))
  })

  test('of one name, as an iPhone gives to every photo, can be told apart', async () => {
    const { user } = await openForm()
    const photo = scan('image.jpg', Uint8Array.from([0xff, 0xd8, 0xff, 0xe0]))
    await user.upload(card(), photo)
    await screen.findByText('image.jpg')
    await user.upload(screen.getByLabelText(/^Employer ID/), photo)
    expect(await screen.findByText('image (2).jpg')).toBeInTheDocument()
    await user.upload(card(), photo)
    expect(await screen.findByText('image.jpg replaced')).toBeInTheDocument()
    expect(member(1).getByText('image.jpg')).toBeInTheDocument()
  })

  test('that are a week old come back when replacing or removing them is undone, and never to another member', async () => {
    const values = await keepCompleteDraft('poc')
    await database.attachments.toCollection().modify((file) => {
      file.addedAt -= 7 * 24 * 60 * 60 * 1000
    })
    const { user } = await openForm()
    const undo = async () =>
      user.click((await screen.findAllByRole('button', { name: 'Undo' })).at(-1) as HTMLElement)

    await user.upload(screen.getByLabelText(/^Employer ID: /), scan('new.pdf'))
    expect(await screen.findByText('employer id.png replaced')).toBeInTheDocument()
    await undo()
    await waitFor(async () => expect((await storedValues())?.mentor).toEqual(values.mentor))

    await user.click(member(2).getByRole('button', { name: 'Remove aadhaar.pdf' }))
    await user.click(screen.getByRole('button', { name: 'Remove team member 1' }))
    const [ofMember] = screen.getAllByRole('button', { name: 'Undo' })
    await user.click(ofMember as HTMLElement)
    await waitFor(async () =>
      expect((await storedValues())?.teamMembers).toEqual([values.teamMembers[1]]),
    )
    expect(await database.attachments.count()).toBe(4)
  })

  test.each([
    ['card.pdf', '', /is empty/],
    ['card.pdf', 'GIF89a', /is not really a PDF file/],
    ['card.gif', 'GIF89a', /is not a PDF, JPG or PNG file/],
  ])('%s with content %j is refused with a reason', async (name, content, reason) => {
    await openForm()
    // Bypasses the browser's own filter, as a drop or an old browser would.
    fireEvent.change(member(1).getByLabelText(/^Aadhaar card scan/), {
      target: { files: [scan(name, content)] },
    })
    const said = await screen.findByText(reason)
    expect(said.closest('[role=status]')).toBeInTheDocument()
    expect(await database.attachments.count()).toBe(0)
  })

  test('without room on the device are reported at their field', async () => {
    const { user } = await openForm()
    vi.spyOn(database.attachments, 'add').mockRejectedValue(
      new DOMException('no room', 'QuotaExceededError'),
    )
    await user.upload(member(1).getByLabelText(/^Aadhaar card scan/), scan('card.pdf'))
    expect(await screen.findByText(/could not be kept on this device/)).toBeInTheDocument()
  })
})

describe('the draft', () => {
  test('is on the device as soon as the status says so', async () => {
    await openForm()
    type(screen.getByLabelText('Title of the proof of concept'), 'Solar dryer')
    await screen.findAllByText(/^Saved on this device, \d+:\d\d [AP]M$/)
    expect((await loadDraft(student, 'poc'))?.values.fields['pocTitle']).toBe('Solar dryer')
  })

  test('is on the device at a plain-http address too, whose tabs agree by messages alone', async () => {
    vi.spyOn(navigator, 'locks', 'get').mockReturnValue(undefined as never)
    await openForm()
    type(screen.getByLabelText('Title of the proof of concept'), 'Solar dryer')
    await screen.findAllByText(/^Saved on this device, \d+:\d\d [AP]M$/)
    expect((await loadDraft(student, 'poc'))?.values.fields['pocTitle']).toBe('Solar dryer')
  })

  test('is opened again with every value, and nobody else sees it', async () => {
    const first = await openForm('/apply/ipr-grant/all')
    type(screen.getByLabelText('Prior art report'), 'Two older patents')
    await screen.findAllByText(/^Saved on this device/)
    first.view.unmount()
    const second = await openForm('/apply/ipr-grant/all')
    expect(screen.getByLabelText('Prior art report')).toHaveValue('Two older patents')
    second.view.unmount()
    await renderPortal('/apply/ipr-grant/all', { as: { email: 'rohan.desai@ssip.example' } })
    expect(await screen.findByLabelText('Prior art report')).toHaveValue('')
  })

  test('on a full device: the screen says that it is not saved, and offers to save a copy', async () => {
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

  test('that is saved at ‘Try again’ leaves the focus beside where it says so', async () => {
    const { user } = await openForm()
    const full = vi
      .spyOn(database.drafts, 'put')
      .mockRejectedValue(new DOMException('no room', 'QuotaExceededError'))
    type(screen.getByLabelText('Broad area'), 'Energy')
    const retry = await screen.findByRole('button', { name: 'Try again' })
    full.mockRestore()
    await user.click(retry)
    await waitFor(() => expect(retry).not.toBeInTheDocument())
    expect(screen.getByRole('button', { name: 'Where is my work?' })).toHaveFocus()
  })
})

describe('a draft that cannot be read whole', () => {
  test('is in the form as far as possible, and the rest is shown above it, without Aadhaar numbers', async () => {
    const values = await keepCompleteDraft('poc')
    const { teamMembers } = values
    await database.table('drafts').update(`${student}:poc`, {
      place: 7,
      'values.teamMembers': [{ ...teamMembers[0], aadharNo: 482913370561, mobile: null }],
      'values.mentor': 'Dr Kavita Rao',
    })
    await openForm()
    expect(screen.getByLabelText('Title of the proof of concept')).toHaveValue(
      'Low-cost soil moisture probe',
    )
    const note = screen.getByText(/^Part of this draft was damaged/).parentElement
    const parts = within(note as HTMLElement).getAllByRole('listitem')
    expect(parts.map((part) => part.textContent)).toEqual([
      'Team member 1, Mobile: nothing readable was left',
      'Team member 1, Aadhaar number: XXXX XXXX 0561',
      'The mentor: Dr Kavita Rao',
      'Where you were in the form: 7',
    ])
    expect(
      await screen.findByText(/^Something kept on this device could not be read/),
    ).toBeVisible()
  })

  test('because a newer version wrote it is reported plainly, and not replaced by a blank form', async () => {
    await keepCompleteDraft('poc')
    await database.drafts.update(`${student}:poc`, { schemaVersion: 99 })
    await renderPortal('/apply/poc-grant', { as: 'student' })
    expect(
      await screen.findByText(/was written by a newer version of the portal/),
    ).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Submit application' })).not.toBeInTheDocument()
  })
})

describe('discarding a draft', () => {
  test('when the device refuses is reported, and the next key is saved', async () => {
    const { user } = await openForm()
    type(screen.getByLabelText('Title of the proof of concept'), 'Solar dryer')
    await screen.findAllByText(/^Saved on this device/)
    vi.spyOn(database.drafts, 'delete').mockRejectedValueOnce(
      new DOMException('no room', 'QuotaExceededError'),
    )
    await user.click(screen.getByRole('button', { name: 'Discard draft' }))
    await user.click(await screen.findByRole('button', { name: 'Cancel' }))
    expect(await loadDraft(student, 'poc')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Discard draft' }))
    const question = await screen.findByRole('alertdialog', { name: 'Discard this draft?' })
    await user.click(within(question).getByRole('button', { name: 'Discard draft' }))
    const alert = await screen.findByRole('alertdialog', { name: 'The draft was not discarded' })
    await user.click(within(alert).getByRole('button', { name: 'Close' }))
    type(screen.getByLabelText('Title of the proof of concept'), 'Solar dryer, better')
    await waitFor(async () =>
      expect((await loadDraft(student, 'poc'))?.values.fields['pocTitle']).toBe(
        'Solar dryer, better',
      ),
    )
  })
})

describe('submitting (spec §5)', () => {
  test('an empty form raises the alert and then the summary, with messages at the fields', async () => {
    const { user, calls } = await openForm()
    const before = calls.length
    await user.click(screen.getByRole('button', { name: 'Submit application' }))
    const alert = await screen.findByRole('alertdialog')
    expect(alert).toHaveTextContent('Please fill in all required fields')
    await user.click(within(alert).getByRole('button', { name: 'OK' }))
    const summary = await screen.findByRole('region', { name: 'There is a problem' })
    const heading = within(summary).getByRole('heading', { name: 'There is a problem' })
    await waitFor(() => expect(heading).toHaveFocus())
    expect(document.title).toMatch(/^Error: /)
    const link = within(summary).getByRole('link', { name: 'Describe the methodology' })
    await user.click(link)
    expect(screen.getByLabelText('Methodology')).toHaveFocus()
    expect(screen.getByLabelText('Methodology')).toHaveAccessibleDescription(
      /Describe the methodology/,
    )
    expect(calls).toHaveLength(before)
  })

  test('nothing can be typed that would be in neither the submission nor a draft', async () => {
    await keepCompleteDraft('poc')
    const { user } = await openForm()
    const methodology = screen.getByLabelText('Methodology')
    const closed = () => methodology.closest('[inert]') !== null
    let meanwhile = {}
    vi.spyOn(database.submissions, 'add').mockImplementationOnce(() => {
      const waits = screen.queryByText(/^A file is still on its way/)
      meanwhile = { closed: closed(), waits }
      // A browser takes the focus from what is closed.
      ;(document.activeElement as HTMLElement).blur()
      throw new DOMException('refused', 'UnknownError')
    })
    await user.click(screen.getByRole('button', { name: 'Submit application' }))
    expect(await screen.findByText(/not submitted/)).toBeInTheDocument()
    expect(meanwhile).toEqual({ closed: true, waits: null })
    expect(closed()).toBe(false)
    expect(screen.getByRole('button', { name: 'Submit application' })).toHaveFocus()
  })

  test('when only other rules are broken, there is no alert but the summary', async () => {
    const { user } = await openForm('/apply/ipr-grant/all')
    type(screen.getByLabelText('Title of the intellectual property'), 'Tripod')
    await user.selectOptions(screen.getByLabelText('IPR type'), 'Patent')
    type(screen.getByLabelText('Broad area'), 'Technology')
    type(screen.getByLabelText('Financial assistance required (₹)'), '250001')
    await user.click(screen.getByRole('button', { name: 'Submit application' }))
    const summary = await screen.findByRole('region', { name: 'There is a problem' })
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    expect(
      within(summary).getByRole('link', {
        name: 'Financial assistance must be between ₹1 and ₹2,50,000',
      }),
    ).toBeInTheDocument()
    type(screen.getByLabelText('Financial assistance required (₹)'), '2 lakh')
    expect(
      await within(summary).findByRole('link', { name: /^Enter the amount in digits only/ }),
    ).toBeInTheDocument()
  })

  test('without room for it, it is not submitted, which is said until the next try, and nothing that is saved is said not to be', async () => {
    await keepCompleteDraft('poc')
    const { user } = await openForm()
    vi.spyOn(database.submissions, 'add').mockRejectedValueOnce(
      new DOMException('no room', 'QuotaExceededError'),
    )
    await user.click(screen.getByRole('button', { name: 'Submit application' }))
    expect(
      await screen.findByText(
        'The application was not submitted; what you typed is still here. This device is full. Free some space, then submit again.',
      ),
    ).toBeVisible()
    const amount = screen.getByLabelText('Financial assistance required (₹)')
    type(amount, '2 lakh')
    await user.click(screen.getByRole('button', { name: 'Submit application' }))
    await screen.findByRole('region', { name: 'There is a problem' })
    expect(screen.queryByText(/not submitted/)).not.toBeInTheDocument()
    type(amount, '120000')
    await user.click(screen.getByRole('button', { name: 'Submit application' }))
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(/submitted successfully!/)
  })

  test.each([
    [
      'closed',
      'DatabaseClosedError',
      '',
      /^The storage of this browser was closed or cleared\. Save/,
    ],
    [
      'blocked',
      'SecurityError',
      '',
      /^This browser does not let the portal keep anything just now; .* Free some space/,
    ],
    [
      'cut off',
      'UnknownError',
      'Connection to Indexed Database server lost.',
      /^The browser has lost its connection .* what you typed comes along/,
    ],
    [
      'of a newer version',
      'NewerVersionError',
      '',
      /^A newer version of the portal has changed this/,
    ],
    [
      'locked',
      'LockedError',
      '',
      /^This is a shared computer, and it is locked\. Sign in again, then/,
    ],
  ])(
    'where storage is %s, it says what became of the application, not of changes that are saved',
    async (_how, name, message, reason) => {
      await keepCompleteDraft('poc')
      const { user } = await openForm()
      const refusal = Object.assign(new Error(message), { name })
      vi.spyOn(database.submissions, 'add').mockRejectedValueOnce(refusal)
      await user.click(screen.getByRole('button', { name: 'Submit application' }))
      const said = 'The application was not submitted; what you typed is still here. '
      const banner = await screen.findByText((text) => text.startsWith(said))
      expect(banner.textContent.slice(said.length)).toMatch(reason)
      expect(banner).not.toHaveTextContent('not saved')
    },
  )

  test('a member whose scan is missing on this device is neither folded nor called complete', async () => {
    const values = await keepCompleteDraft('poc')
    await removeFile(values.teamMembers[0]?.['aadharFile'] ?? '')
    await openForm()
    expect(card()).toBeVisible()
    expect(member(1).getByText(/, 1 answer missing$/)).toBeVisible()
  })

  const missing = 'The file is missing on this device. Choose it again.'
  const employerId = 'The file for ‘Employer ID’ is missing on this device. Choose it again.'

  test.each([
    ['went missing before the form was opened', removeFile, true],
    ['went missing under the open form', removeFile, false],
    ['lost its bytes before the form was opened', loseFile, true],
    ['lost its bytes under the open form', loseFile, false],
  ])('if a scan %s, the field is named and nothing is submitted', async (_how, lose, before) => {
    const { summary, user } = await submitWithout(lose, before)
    expect(summary.getAllByRole('link')).toHaveLength(1)
    await user.click(summary.getByRole('link', { name: employerId }))
    const field = screen.getByLabelText(/^Employer ID: /)
    expect(field).toHaveFocus()
    expect(field).toHaveAccessibleDescription(expect.stringContaining(missing))
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    expect(await database.submissions.count()).toBe(0)
    // Typing elsewhere does not hide it; choosing the file again does.
    type(screen.getByLabelText('Broad area'), 'Energy')
    expect(summary.getByRole('link', { name: employerId })).toBeInTheDocument()
    await user.upload(field, scan('id.pdf'))
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'There is a problem' })).not.toBeInTheDocument(),
    )
    await user.click(screen.getByRole('button', { name: 'Submit application' }))
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(/submitted successfully!/)
    expect((await database.submissions.toArray())[0]?.content.attachments).toHaveLength(3)
  })
})
