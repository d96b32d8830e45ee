import { readFileSync } from 'node:fs'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { isoDay } from '../../../src/lib/dates'
import { laterDay } from '../../../src/lib/days'
import { addDecision } from '../../../src/storage/office/decisions'
import { database } from '../../../src/storage/database'
import type { DecisionRow, SubmissionRow } from '../../../src/storage/rows'
import {
  getSubmission,
  setHandIn,
  setWithdrawn,
} from '../../../src/storage/submissions/submissions'
import { enter } from '../../support/enter'
import { keepSubmission } from '../../support/grantValues'
import { renderPortal } from '../../support/renderPortal'
import { catchSavedFiles } from '../../support/savedFiles'

const submittedOn = '2026-12-01'

/** Sets the device's clock to noon of a day; timers keep running. */
function setDay(day: string) {
  vi.setSystemTime(new Date(`${day}T12:00`))
}

let submission: SubmissionRow
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  setDay(submittedOn)
  submission = await keepSubmission('poc')
})
afterEach(() => {
  vi.useRealTimers()
})

async function openReceipt(id = submission.id) {
  const { user } = await renderPortal(`/my-applications/${id}/receipt`, { as: 'student' })
  const list = await screen.findByRole('list', { name: 'Where it is' })
  const steps = within(list)
  return {
    user,
    steps,
    /** The current step, as it is read out. */
    now: () => list.querySelector('[aria-current=step]')?.textContent,
    press: (name: string | RegExp) => user.click(steps.getByRole('button', { name })),
    fill: async (label: string, text: string) => {
      const input = steps.getByLabelText(label)
      await user.clear(input)
      await enter(user, input, text)
    },
  }
}

/** The office decides on 20 Dec 2026, without a remark. */
const decide = (to: DecisionRow['to']) =>
  addDecision({
    applicationId: submission.id,
    at: Date.parse('2026-12-20T10:00:00'),
    by: 'Dr Meera Joshi',
    from: 'pending-review',
    to,
    remark: '',
  })

/** What is stored of unfinished forms. */
const unfinished = () =>
  database.settings.filter(({ key }) => /^(hand-in|signed)-/.test(key)).toArray()

const handInOf = async (id = submission.id) => (await getSubmission(id))?.handIn

describe('an application of this device', () => {
  test('goes from stored to signed, handed in and waiting for its decision, as its applicant reports', async () => {
    setDay('2026-12-08')
    const { now, press, fill, steps } = await openReceipt()
    expect(steps.getAllByRole('listitem')).toHaveLength(4)
    expect(steps.getByText(/^Submitted on 1 Dec 2026, 12:00 PM\./)).toBeInTheDocument()
    expect(now()).toMatch(/^Now: Printed and signed/)
    expect(screen.getByText('Not handed in yet')).toBeInTheDocument()
    expect(steps.getByText('Due 4 to 6 weeks after you hand it in.')).toBeInTheDocument()

    await fill('Signed by everyone on', '2026-12-02')
    await press('It is printed and signed')
    expect(await steps.findByText('On 2 Dec 2026.')).toBeInTheDocument()
    expect(now()).toMatch(/^Now: Handed in/)
    expect(steps.getAllByRole('listitem')[1]).toHaveFocus()

    await fill('Given to', ' Prof. Jignesh Bhatt ')
    await fill('Handed in on', '2026-12-04')
    await press('It is handed in')
    expect(await steps.findByText('On 4 Dec 2026 to Prof. Jignesh Bhatt.')).toBeInTheDocument()
    expect(now()).toMatch(/^Now: Decision due/)
    expect(screen.getByText('Handed in on 4 Dec 2026')).toBeInTheDocument()
    expect(await handInOf()).toEqual({
      signedOn: '2026-12-02',
      handedIn: { on: '2026-12-04', to: 'Prof. Jignesh Bhatt' },
    })
  })

  test('has the same status after a reload, in the list and in its details', async () => {
    await setHandIn(submission.id, { handedIn: { on: '2026-12-04', to: 'Prof. Jignesh Bhatt' } })
    setDay('2026-12-23')
    const { steps } = await openReceipt()
    expect(
      steps.getByText('Between 1 Jan 2027 and 15 Jan 2027. Today is day 19 of 42.'),
    ).toBeInTheDocument()
    cleanup()
    await renderPortal(`/my-applications?application=${submission.id}`, { as: 'student' })
    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findByRole('list', { name: 'Where it is' })).toBeInTheDocument()
    expect(dialog.getByText('Between 1 Jan 2027 and 15 Jan 2027')).toBeInTheDocument()
    expect(dialog.getByText('Handed in: 4 Dec 2026')).toBeInTheDocument()
  })
})

test('a decision that is overdue says so, and whom to ask', async () => {
  await setHandIn(submission.id, { handedIn: { on: '2026-12-04', to: 'Prof. Jignesh Bhatt' } })
  setDay('2027-01-16')
  const { steps, now } = await openReceipt()
  expect(now()).toContain('It was due by 15 Jan 2027.')
  expect(steps.getByRole('link', { name: 'write to the programme cell' })).toHaveAttribute(
    'href',
    '/contact',
  )
})

test('the last day for the decision can be saved as a calendar entry', async () => {
  const saved = catchSavedFiles()
  await setHandIn(submission.id, { handedIn: { on: '2026-12-04', to: 'Prof. Jignesh Bhatt' } })
  setDay('2026-12-08')
  const { press } = await openReceipt()
  await press('Add to calendar')
  const text = new TextDecoder().decode((await saved.last()).bytes)
  expect(text).toContain('DTSTART;VALUE=DATE:20270115')
})

describe('a day that cannot be is refused at its field', () => {
  test.each([
    ['', 'Enter the day'],
    ['2026-11-30', 'It was submitted on 1 Dec 2026: enter that day or a later one'],
    ['2026-12-09', 'This day has not come yet'],
  ])('signed on “%s”', async (day, problem) => {
    setDay('2026-12-08')
    const { press, user, steps } = await openReceipt()
    const field = steps.getByLabelText('Signed by everyone on')
    await user.clear(field)
    if (day !== '') await enter(user, field, day)
    await press('It is printed and signed')
    expect(await steps.findByText(problem)).toBeInTheDocument()
    expect(field).toHaveFocus()
    expect(await handInOf()).toEqual({})
  })

  test('handed in before it was signed, and to nobody', async () => {
    await setHandIn(submission.id, { signedOn: '2026-12-05' })
    setDay('2026-12-08')
    const { press, fill, steps } = await openReceipt()
    await fill('Handed in on', '2026-12-04')
    await press('It is handed in')
    expect(
      await steps.findByText('It was signed on 5 Dec 2026: enter that day or a later one'),
    ).toBeInTheDocument()
    expect(steps.getByText('Enter the name of the person who took it')).toBeInTheDocument()
    expect(await handInOf()).toEqual({ signedOn: '2026-12-05' })
  })

  test('signed after it was handed in', async () => {
    await setHandIn(submission.id, {
      signedOn: '2026-12-02',
      handedIn: { on: '2026-12-04', to: 'Prof. Jignesh Bhatt' },
    })
    setDay('2026-12-08')
    const { press, fill, steps } = await openReceipt()
    await press('Change the day of signing')
    expect(steps.getByLabelText('Signed by everyone on')).toHaveFocus()
    await fill('Signed by everyone on', '2026-12-05')
    await press('Save')
    expect(
      await steps.findByText('It was handed in on 4 Dec 2026: enter that day or an earlier one'),
    ).toBeInTheDocument()
  })
})

test('a device whose clock is before the submission still accepts the day of the submission', async () => {
  setDay('2026-11-20')
  const { press, steps } = await openReceipt()
  await press('It is printed and signed')
  expect(await steps.findByText('On 1 Dec 2026.')).toBeInTheDocument()
})

test('such a device does not accept a year with a digit too many, either, from which no day can be counted', async () => {
  setDay('2026-11-20')
  const { press, fill, steps } = await openReceipt()
  await fill('Signed by everyone on', '20266-12-01')
  await press('It is printed and signed')
  expect(await steps.findByText('Enter the day')).toBeVisible()
  expect((await getSubmission(submission.id))?.handIn).toEqual({})
})

test('what was submitted while the clock was ahead can be signed and handed in on the days of the right one', async () => {
  setDay('2026-11-20')
  const { press, fill, steps } = await openReceipt()
  await fill('Signed by everyone on', '2026-11-18')
  await press('It is printed and signed')
  expect(await steps.findByText('On 18 Nov 2026.')).toBeInTheDocument()
  await fill('Handed in on', '2026-11-17')
  await fill('Given to', 'Dr Rekha Bhatt')
  await press('It is handed in')
  const problem = 'It was signed on 18 Nov 2026: enter that day or a later one'
  expect(await steps.findByText(problem)).toBeInTheDocument()
  await fill('Handed in on', '2026-11-20')
  await press('It is handed in')
  expect(await steps.findByText('On 20 Nov 2026 to Dr Rekha Bhatt.')).toBeInTheDocument()
  expect(
    steps.getByText(/^Between 18 Dec 2026 and 1 Jan 2027\. Today is day 0/),
  ).toBeInTheDocument()
})

describe('what was said', () => {
  const said = { signedOn: '2026-12-02', handedIn: { on: '2026-12-04', to: 'Prof. Jignesh Bhatt' } }
  beforeEach(async () => {
    await setHandIn(submission.id, said)
    setDay('2026-12-08')
  })

  test('can be changed, and the change undone', async () => {
    const { user, press, fill, steps } = await openReceipt()
    await press('Change when and to whom it was handed in')
    await fill('Given to', 'Dr Hetal Trivedi')
    await press('Save')
    expect(await steps.findByText('On 4 Dec 2026 to Dr Hetal Trivedi.')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await steps.findByText('On 4 Dec 2026 to Prof. Jignesh Bhatt.')).toBeInTheDocument()
    expect(await handInOf()).toEqual(said)
  })

  test('can be removed, and the removal undone', async () => {
    const { user, press, now } = await openReceipt()
    await press('Change when and to whom it was handed in')
    await press('Not yet after all')
    await waitFor(() => expect(now()).toMatch(/^Now: Handed in/))
    expect(await screen.findByText('Not handed in yet')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(now()).toMatch(/^Now: Decision due/))
    expect(await handInOf()).toEqual(said)
  })

  test('is not undone after another tab has changed it: the undo says so', async () => {
    const { user, press } = await openReceipt()
    await press('Change the day of signing')
    await press('Remove what I entered')
    await screen.findByText('What you entered is removed')
    await setHandIn(submission.id, { signedOn: '2026-12-03' })
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('It was changed since')
    expect(await handInOf()).toEqual({ signedOn: '2026-12-03' })
  })

  test('takes over what another tab has saved meanwhile, but for what was typed here', async () => {
    const { press, fill, steps } = await openReceipt()
    await press('Change when and to whom it was handed in')
    const name = 'Dr Hetal Trivedi'
    await setHandIn(submission.id, { ...said, handedIn: { ...said.handedIn, to: name } })
    await waitFor(() => expect(steps.getByLabelText('Given to')).toHaveValue(name))
    await fill('Handed in on', '2026-12-05')
    await waitFor(async () =>
      expect(await unfinished()).toMatchObject([{ value: { on: '2026-12-05' } }]),
    )
    expect(JSON.stringify(await unfinished())).not.toContain(name)
    await press('Save')
    await steps.findByText(`On 5 Dec 2026 to ${name}.`)
  })

  test('is not called undone where it counts as done all the same', async () => {
    const { press, steps } = await openReceipt()
    await press('Change the day of signing')
    expect(steps.queryByRole('button', { name: 'Not yet after all' })).not.toBeInTheDocument()
    await press('Remove what I entered')
    await screen.findByText('What you entered is removed')
    expect(await steps.findByText('You have not said when.')).toBeInTheDocument()
    expect(screen.queryByText('Marked as not signed yet')).not.toBeInTheDocument()

    // Nothing is left to remove.
    await press('Change the day of signing')
    expect(steps.getByRole('button', { name: 'Cancel' })).toBeInTheDocument()
    expect(steps.queryByRole('button', { name: 'Remove what I entered' })).not.toBeInTheDocument()
    await press('Cancel')

    await decide('approved')
    await steps.findByText('Approved on 20 Dec 2026.')
    await press('Change when and to whom it was handed in')
    await press('Remove what I entered')
    await waitFor(() => expect(steps.getAllByText('You have not said when.')).toHaveLength(2))
    expect(screen.queryByText('Marked as not handed in yet')).not.toBeInTheDocument()
  })

  test('of signing alone, is marked as not signed yet', async () => {
    await setHandIn(submission.id, { signedOn: '2026-12-02' })
    const { press, now } = await openReceipt()
    await press('Change the day of signing')
    await press('Not yet after all')
    await screen.findByText('Marked as not signed yet')
    await waitFor(() => expect(now()).toMatch(/^Now: Printed and signed/))
  })

  test('is left alone by Cancel', async () => {
    const { press, fill, steps } = await openReceipt()
    await press('Change when and to whom it was handed in')
    await fill('Given to', 'Nobody')
    await press('Cancel')
    expect(steps.getByText('On 4 Dec 2026 to Prof. Jignesh Bhatt.')).toBeInTheDocument()
    expect(await handInOf()).toEqual(said)
  })

  describe.each([
    ['Change the day of signing', 'Signed by everyone on', '2026-12-03', '2026-12-02'],
    [
      'Change when and to whom it was handed in',
      'Given to',
      'Dr Hetal Trivedi',
      'Prof. Jignesh Bhatt',
    ],
  ])('%s: what was typed before a crash', (change, label, typed, before) => {
    beforeEach(async () => {
      const { press, fill } = await openReceipt()
      await press(change)
      await fill(label, typed)
      await waitFor(async () => expect(JSON.stringify(await unfinished())).toContain(typed))
      cleanup()
    })

    async function changeAgain() {
      const receipt = await openReceipt()
      const field = () => receipt.steps.getByLabelText(label)
      await receipt.press(change)
      await waitFor(() => expect(field()).toHaveValue(typed))
      return { ...receipt, field }
    }

    test('is restored, and gone once it is saved', async () => {
      const { press } = await changeAgain()
      await press('Save')
      await waitFor(async () => expect(JSON.stringify(await handInOf())).toContain(typed))
      await waitFor(async () => expect(await unfinished()).toEqual([]))
    })

    test('is gone with Cancel', async () => {
      const { press, field } = await changeAgain()
      await press('Cancel')
      await waitFor(async () => expect(await unfinished()).toEqual([]))
      await press(change)
      expect(field()).toHaveValue(before)
    })

    test('is gone with what was entered', async () => {
      await decide('approved')
      const { press } = await changeAgain()
      await press('Remove what I entered')
      await waitFor(async () => expect(await unfinished()).toEqual([]))
    })
  })

  test('stays, and cannot be changed, while the application is withdrawn', async () => {
    const { steps, now } = await openReceipt()
    await setWithdrawn(submission.id, Date.now())
    await waitFor(() => expect(now()).toBeUndefined())
    expect(steps.getByText('On 4 Dec 2026 to Prof. Jignesh Bhatt.')).toBeInTheDocument()
    expect(steps.queryByRole('button', { name: /^Change/ })).not.toBeInTheDocument()
    expect(screen.getByText('Withdrawn', { selector: 'span' })).toBeInTheDocument()
    expect(screen.queryByText(/Decision due/)).not.toBeInTheDocument()
    expect(screen.queryByText(/Now hand it in/)).not.toBeInTheDocument()
    expect(await screen.findByText(/: tell Prof\. Jignesh Bhatt yourself\.$/)).toBeVisible()
    expect(screen.getByText('What you submitted, as it is kept on this device.')).toBeVisible()
    await setWithdrawn(submission.id, undefined)
    await waitFor(() => expect(now()).toMatch(/^Now: Decision due/))
  })

  test.each<[DecisionRow['to'], string]>([
    ['approved', 'Approved on 20 Dec 2026.'],
    ['rejected', 'Rejected on 20 Dec 2026.'],
    ['documents-required', 'Documents were requested on 20 Dec 2026.'],
  ])('ends with the decision: %s', async (to, sentence) => {
    const { steps } = await openReceipt()
    await decide(to)
    expect(await steps.findByText(sentence, { exact: false })).toBeInTheDocument()
  })
})

test('whoever reads of a rejection is led to the review comments', async () => {
  await decide('rejected')
  const { user, steps } = await openReceipt()
  await user.click(steps.getByRole('link', { name: 'the details of this application' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(
    await dialog.findByText('Rejected on 20 Dec 2026. See ‘Review comments’ below.'),
  ).toBeVisible()
  expect(dialog.getByRole('heading', { name: 'Review comments' })).toBeVisible()
  expect(dialog.getByText(/^No reason was given\./)).toBeVisible()
})

test('nothing is to be signed or handed in while the application is withdrawn', async () => {
  const { steps } = await openReceipt()
  const toDo = [/^Print the application\./, /^Give the signed application/]
  for (const sentence of toDo) expect(steps.getByText(sentence)).toBeVisible()
  await setWithdrawn(submission.id, Date.now())
  for (const sentence of toDo)
    await waitFor(() => expect(steps.queryByText(sentence)).not.toBeInTheDocument())
  await setWithdrawn(submission.id, undefined)
  for (const sentence of toDo) expect(await steps.findByText(sentence)).toBeVisible()
})

test('a name typed before a crash is restored, and gone once it is saved', async () => {
  await setHandIn(submission.id, { signedOn: '2026-12-01' })
  const { fill } = await openReceipt()
  await fill('Given to', 'Prof. Jig')
  await waitFor(async () => expect(JSON.stringify(await unfinished())).toContain('Prof. Jig'))
  cleanup()
  const { steps, press } = await openReceipt()
  await waitFor(() => expect(steps.getByLabelText('Given to')).toHaveValue('Prof. Jig'))
  await press('It is handed in')
  expect(await steps.findByText('On 1 Dec 2026 to Prof. Jig.')).toBeInTheDocument()
  await waitFor(async () => expect(await unfinished()).toEqual([]))
})

test.each([
  ['Given to', 'Prof. Jig', { signedOn: '2026-12-01' }],
  ['Signed by everyone on', '2026-12-02', {}],
])('that a full device does not keep what is typed into ‘%s’ is said', async (label, text, at) => {
  await setHandIn(submission.id, at)
  setDay('2026-12-08')
  const { fill, steps } = await openReceipt()
  const lost =
    'What you type could not be kept on this device: it is lost when you leave this page.'
  expect(steps.queryByText(lost)).not.toBeInTheDocument()
  const put = vi
    .spyOn(database.settings, 'put')
    .mockRejectedValue(new DOMException('no room', 'QuotaExceededError'))
  await fill(label, text)
  expect(await steps.findByText(lost)).toBeVisible()
  put.mockRestore()
  await fill(label, text)
  await waitFor(() => expect(steps.queryByText(lost)).not.toBeInTheDocument())
})

test('what was signed while the clock was ahead, or in a time zone further east, can be handed in today', async () => {
  setDay('2026-12-05')
  await setHandIn(submission.id, { signedOn: '2026-12-06' })
  const { fill, press, steps } = await openReceipt()
  expect(steps.getByLabelText('Handed in on')).toHaveValue('2026-12-06')
  await fill('Given to', 'Prof. Jig')
  await fill('Handed in on', '2026-12-07')
  await press('It is handed in')
  expect(await steps.findByText('This day has not come yet')).toBeVisible()
  await fill('Handed in on', '2026-12-06')
  await press('It is handed in')
  expect(await steps.findByText('On 6 Dec 2026 to Prof. Jig.')).toBeInTheDocument()

  await press('Change the day of signing')
  await fill('Signed by everyone on', '2026-12-05')
  await press('Save')
  expect(await steps.findByText('On 5 Dec 2026.')).toBeInTheDocument()
})

test('a day of signing that was chosen before a crash is restored, one that was proposed is not', async () => {
  setDay('2026-12-08')
  const { fill } = await openReceipt()
  await fill('Signed by everyone on', '2026-12-03')
  await waitFor(async () => expect(JSON.stringify(await unfinished())).toContain('12-03'))
  cleanup()
  setDay('2026-12-09')
  const later = await openReceipt()
  const day = () => later.steps.getByLabelText('Signed by everyone on')
  await waitFor(() => expect(day()).toHaveValue('2026-12-03'))
  await later.fill('Signed by everyone on', '2026-12-09')
  await waitFor(async () => expect(await unfinished()).toEqual([]))
  await later.fill('Signed by everyone on', '2026-12-04')
  await waitFor(async () => expect(JSON.stringify(await unfinished())).toContain('12-04'))
  await later.press('It is printed and signed')
  expect(await later.steps.findByText(/4 Dec 2026/)).toBeInTheDocument()
  await waitFor(async () => expect(await unfinished()).toEqual([]))
})

test.each([
  ['receipt', (id: string) => `/my-applications/${id}/receipt`],
  ['details', (id: string) => `/my-applications?application=${id}`],
])('going from one %s to another one takes nothing along', async (_what, addressOf) => {
  const other = await keepSubmission('ipr')
  await setHandIn(submission.id, { signedOn: '2026-12-01' })
  await setHandIn(other.id, { signedOn: '2026-12-01' })
  const { user, router } = await renderPortal(addressOf(submission.id), { as: 'student' })
  await enter(user, await screen.findByLabelText('Given to'), 'Prof. Jig')
  await user.click(screen.getByRole('checkbox', { name: 'Print full Aadhaar numbers' }))
  await waitFor(async () => expect(JSON.stringify(await unfinished())).toContain('Prof. Jig'))

  await act(() => router.navigate(addressOf(other.id)))
  expect(await screen.findAllByText(new RegExp(`^${other.number}`))).not.toHaveLength(0)
  expect(await screen.findByLabelText('Given to')).toHaveValue('')
  expect(screen.getByRole('checkbox', { name: 'Print full Aadhaar numbers' })).not.toBeChecked()
  await act(() => router.navigate(addressOf(submission.id)))
  await waitFor(() => expect(screen.getByLabelText('Given to')).toHaveValue('Prof. Jig'))
})

test('a name begun a week ago proposes the day of now, and a day that was chosen stays', async () => {
  await setHandIn(submission.id, { signedOn: '2026-12-01' })
  const { fill } = await openReceipt()
  await fill('Given to', 'Prof. Jig')
  await waitFor(async () => expect(JSON.stringify(await unfinished())).toContain('Prof. Jig'))
  cleanup()
  setDay('2026-12-08')
  const later = await openReceipt()
  await waitFor(() => expect(later.steps.getByLabelText('Given to')).toHaveValue('Prof. Jig'))
  expect(later.steps.getByLabelText('Handed in on')).toHaveValue('2026-12-08')
  await later.fill('Handed in on', '2026-12-03')
  await waitFor(async () => expect(JSON.stringify(await unfinished())).toContain('12-03'))
  cleanup()
  const { steps } = await openReceipt()
  await waitFor(() => expect(steps.getByLabelText('Handed in on')).toHaveValue('2026-12-03'))
})

test('two tabs with the same unfinished form save only what was typed in each', async () => {
  await setHandIn(submission.id, { signedOn: '2026-12-01' })
  setDay('2026-12-08')
  const first = await openReceipt()
  await first.fill('Given to', 'Prof. Jig')
  await waitFor(async () => expect(JSON.stringify(await unfinished())).toContain('Prof. Jig'))
  // Another tab.
  await database.settings
    .filter(({ key }) => key.startsWith('hand-in-'))
    .modify((row) => {
      row.value = { ...(row.value as object), on: '2026-12-05' }
    })
  await first.fill('Given to', 'Dr Hetal')
  await waitFor(async () => expect(JSON.stringify(await unfinished())).toContain('Dr Hetal'))
  expect(JSON.stringify(await unfinished())).toContain('2026-12-05')
})

test.each([
  ['Signed by everyone on', {}],
  ['Handed in on', { signedOn: '2026-12-01' }],
])('left open past midnight, ‘%s’ proposes the new day', async (label, handIn) => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  vi.setSystemTime(new Date('2026-12-08T23:59:30'))
  await setHandIn(submission.id, handIn)
  const { steps } = await openReceipt()
  expect(steps.getByLabelText(label)).toHaveValue('2026-12-08')
  act(() => {
    vi.advanceTimersByTime(60_000)
  })
  expect(steps.getByLabelText(label)).toHaveValue('2026-12-09')
  const to = steps.queryByLabelText('Given to')
  if (to === null) return
  fireEvent.input(to, { target: { value: 'Prof. Jig' } })
  await waitFor(async () => expect(JSON.stringify(await unfinished())).toContain('Prof. Jig'))
  expect(JSON.stringify(await unfinished())).not.toContain('2026-12')
})

test.each(['submission-1.json', 'submission-2.json'])(
  'an application of an earlier version (%s) is handed in like any other',
  async (file) => {
    const path = new URL(`../../stored/${file}`, `file://${import.meta.dirname}/`)
    const row = JSON.parse(readFileSync(path, 'utf8')) as SubmissionRow
    await database.table('submissions').put(row)
    const day = isoDay(row.submittedAt)
    setDay(laterDay(day, 7))
    const { press, fill, now } = await openReceipt(row.id)
    expect(now()).toMatch(/^Now: Printed and signed/)
    await press('It is printed and signed')
    await waitFor(() => expect(now()).toMatch(/^Now: Handed in/))
    await fill('Given to', 'Dr Hetal Trivedi')
    await press('It is handed in')
    await waitFor(() => expect(now()).toMatch(/^Now: Decision due/))
    expect(await handInOf(row.id)).toMatchObject({ handedIn: { to: 'Dr Hetal Trivedi' } })
  },
)

test('who it was given to stays on the device until the device has kept that it is handed in', async () => {
  await setHandIn(submission.id, { signedOn: '2026-12-01' })
  setDay('2026-12-08')
  const { user, press, fill, steps } = await openReceipt()
  await fill('Given to', 'Dr Hetal')
  await waitFor(async () => expect(JSON.stringify(await unfinished())).toContain('Dr Hetal'))
  vi.spyOn(database.submissions, 'put').mockRejectedValueOnce(
    new DOMException('no room', 'QuotaExceededError'),
  )
  await press('It is handed in')
  const failed = within(
    await screen.findByRole('alertdialog', { name: 'This could not be changed on this device' }),
  )
  expect(JSON.stringify(await unfinished())).toContain('Dr Hetal')
  await user.click(failed.getByRole('button', { name: 'Try again' }))
  expect(await steps.findByText(/to Dr Hetal\.$/)).toBeInTheDocument()
  await waitFor(async () => expect(await unfinished()).toEqual([]))
})
