import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { clock } from '../../../src/lib/clock'
import { laterDay } from '../../../src/lib/days'
import { hasUnsaved } from '../../../src/pwa/unsaved'
import { database } from '../../../src/storage/database'
import { addDecision } from '../../../src/storage/office/decisions'
import { getSetting, updateSetting } from '../../../src/storage/settings/table/settingsTable'
import unfinishedEntry from '../../stored/unfinished-entry-v1.json'
import { renderPortal } from '../../support/renderPortal'

const dialog = () => within(screen.getByRole('dialog', { name: 'Add application' }))

async function open() {
  const portal = await renderPortal('/admin/applications?layout=table&status=pending', {
    as: 'admin',
  })
  await portal.user.click(await screen.findByRole('button', { name: 'Add Application' }))
  await screen.findByRole('dialog', { name: 'Add application' })
  return portal
}

type User = Awaited<ReturnType<typeof open>>['user']

/** The setting in which an unfinished entry is kept. */
const entryKey = 'admin-application-entry'
const kept = () => getSetting('u-admin', entryKey)

const complete = {
  Title: 'Reed mats for river banks',
  Applicant: 'Bhavesh Ahir',
  Email: 'bhavesh.ahir@college.example',
  Institution: 'Narmada College of Engineering',
  'Requested amount (₹)': '75000',
  Description: 'Mats woven from river reed that hold a bank until grass grows.',
  'Tech stack (optional)': 'Weaving, , Soil tests',
}

async function fill(user: User, values: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(values)) {
    const field = dialog().getByLabelText(label)
    await user.clear(field)
    await user.click(field)
    await user.paste(value)
  }
}

const add = (user: User) => user.click(dialog().getByRole('button', { name: 'Add application' }))

test('an added application is in the list as pending, of the day on which it was received, and stays over a reload', async () => {
  const { user, calls, view } = await open()
  const before = calls.length
  await fill(user, complete)
  const received = dialog().getByLabelText('Received on')
  expect(received).toHaveValue(clock.today())
  fireEvent.change(received, { target: { value: '2026-10-05' } })
  await user.selectOptions(dialog().getByLabelText('Category'), 'Agriculture')
  await add(user)
  const title = () => screen.queryByRole('heading', { name: new RegExp(complete.Title) })
  const card = () => title()?.closest('li')
  await waitFor(() => expect(card()).toHaveTextContent('Pending Review'))
  expect(card()).toHaveTextContent('Added on this device, received 5 Oct 2026')
  expect(card()).toHaveTextContent('₹75,000')
  expect(calls).toHaveLength(before)
  expect(await database.applications.toArray()).toMatchObject([
    {
      title: complete.Title,
      submittedDate: '2026-10-05',
      techStack: ['Weaving', 'Soil tests'],
      department: '',
    },
  ])
  view.unmount()

  await renderPortal('/admin/applications?layout=table&status=pending', { as: 'admin' })
  await waitFor(() => expect(title()).toBeInTheDocument())
})

test('the addition can be undone, and the entry is in the form again', async () => {
  const { user } = await open()
  await fill(user, complete)
  await user.selectOptions(dialog().getByLabelText('Category'), 'Agriculture')
  await add(user)
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(async () => expect(await database.applications.count()).toBe(0))
  await user.click(screen.getByRole('button', { name: 'Add Application' }))
  await waitFor(() => expect(dialog().getByLabelText('Title')).toHaveValue(complete.Title))
  expect(dialog().getByLabelText('Category')).toHaveDisplayValue('Agriculture')
})

test('an addition that was decided on since is not undone: its decision would be about nothing', async () => {
  const { user } = await open()
  await fill(user, complete)
  await user.selectOptions(dialog().getByLabelText('Category'), 'Agriculture')
  await add(user)
  const undo = await screen.findByRole('button', { name: 'Undo' })
  const [added] = await database.applications.toArray()
  await addDecision({
    applicationId: added?.id ?? '',
    at: 1,
    by: 'Meera Joshi',
    from: 'pending-review',
    to: 'approved',
    remark: '',
  })
  await user.click(undo)
  const alert = within(
    await screen.findByRole('alertdialog', { name: `“${complete.Title}” stays in the list` }),
  )
  expect(alert.getByText(/decision was made on it since/)).toBeVisible()
  await user.click(alert.getByRole('button'))
  expect(await database.applications.count()).toBe(1)
  expect(await database.decisions.count()).toBe(1)
  await user.click(screen.getByRole('button', { name: 'Add Application' }))
  await screen.findByRole('dialog', { name: 'Add application' })
  expect(dialog().getByLabelText('Title')).toHaveValue('')
})

test('an entry that is finished on another day stays of the day on which it was begun', async () => {
  const begun = clock.today()
  const first = await open()
  await fill(first.user, { Title: complete.Title })
  await waitFor(async () => expect(await kept()).toBeDefined())
  first.view.unmount()

  vi.mocked(clock.today).mockReturnValue(laterDay(begun, 3))
  const { user } = await open()
  await waitFor(() => expect(dialog().getByLabelText('Title')).toHaveValue(complete.Title))
  expect(dialog().getByLabelText('Received on')).toHaveValue(begun)
  await user.clear(dialog().getByLabelText('Title'))
  await waitFor(async () => expect(await kept()).toMatchObject({ title: '' }))
  await user.click(dialog().getByRole('button', { name: 'Cancel' }))
  await user.click(screen.getByRole('button', { name: 'Add Application' }))
  await screen.findByRole('dialog', { name: 'Add application' })
  // Nothing of it is left.
  expect(dialog().getByLabelText('Received on')).toHaveValue(clock.today())
})

/** Begins an entry, which another tab then ends. */
async function beginAndEnd() {
  const { user } = await open()
  await fill(user, { Title: complete.Title, Applicant: complete.Applicant })
  await waitFor(async () => expect(await kept()).toMatchObject({ applicant: complete.Applicant }))
  await updateSetting('u-admin', entryKey, () => undefined)
  return user
}

const received = () => dialog().getByLabelText('Received on')
const choose = (day: string) => fireEvent.change(received(), { target: { value: day } })

/** Somebody returns to the tab on the next day. */
function sleep(): string {
  const tomorrow = laterDay(clock.today(), 1)
  vi.mocked(clock.today).mockReturnValue(tomorrow)
  fireEvent(document, new Event('visibilitychange'))
  return tomorrow
}

describe('left open past midnight', () => {
  test('a form in which nothing is typed yet proposes the new day, and so does Clear', async () => {
    const { user } = await open()
    const tomorrow = sleep()
    expect(received()).toHaveValue(tomorrow)
    choose('2026-11-05')
    await user.click(dialog().getByRole('button', { name: 'Clear' }))
    const asked = within(await screen.findByRole('alertdialog'))
    await user.click(asked.getByRole('button', { name: 'Clear' }))
    await waitFor(() => expect(received()).toHaveValue(tomorrow))
  })

  test('a day that was chosen stays, and so does that of an entry that is begun', async () => {
    const { user } = await open()
    choose('2026-11-05')
    const tomorrow = sleep()
    expect(received()).toHaveValue('2026-11-05')
    choose(tomorrow)
    await fill(user, { Title: complete.Title })
    sleep()
    expect(received()).toHaveValue(tomorrow)
  })

  test('one that another tab has ended proposes the new day', async () => {
    const user = await beginAndEnd()
    const tomorrow = sleep()
    expect(await dialog().findByText(/in another tab/)).toBeVisible()
    expect(received()).toHaveValue(tomorrow)
    await user.click(dialog().getByRole('button', { name: 'Clear' }))
    // There is nothing to ask about.
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })
})

describe('an entry that another tab has added or cleared', () => {
  test('is not added again by whoever returns: the form is blank, and says why', async () => {
    const user = await beginAndEnd()
    fireEvent.focus(window)
    expect(await dialog().findByText(/finished, cleared or discarded in another tab/)).toBeVisible()
    expect(dialog().getByLabelText('Title')).toHaveValue('')
    await fill(user, { Title: 'Another' })
    await waitFor(async () =>
      expect(await kept()).toEqual({ title: 'Another', submittedDate: clock.today() }),
    )
    expect(dialog().queryByText(/in another tab/)).not.toBeInTheDocument()
  })

  test('is kept whole again where somebody goes on typing', async () => {
    await updateSetting('u-admin', entryKey, () => ({
      title: complete.Title,
      applicant: complete.Applicant,
    }))
    const { user } = await open()
    await waitFor(() => expect(dialog().getByLabelText('Title')).toHaveValue(complete.Title))
    await updateSetting('u-admin', entryKey, () => undefined)
    await fill(user, { Email: complete.Email })
    await waitFor(async () =>
      expect(await kept()).toMatchObject({
        title: complete.Title,
        applicant: complete.Applicant,
        email: complete.Email,
      }),
    )
  })
})

test('a double-click on the button adds it once', async () => {
  const { user } = await open()
  await fill(user, complete)
  await user.selectOptions(dialog().getByLabelText('Category'), 'Agriculture')
  await user.dblClick(dialog().getByRole('button', { name: 'Add application' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(await database.applications.toArray()).toHaveLength(1)
})

test('what is missing or wrong is said at its field, and nothing is kept', async () => {
  const { user } = await open()
  await add(user)
  for (const message of [
    'Enter the title',
    'Enter the name of the applicant',
    'Enter the applicant’s email',
    'Enter the institution',
    'Choose a category',
    'Enter the requested amount',
    'Describe what is applied for',
  ])
    expect(await dialog().findByText(message)).toBeInTheDocument()
  for (const [day, message] of [
    // So is one that is half typed.
    ['', 'Enter the day on which it was received'],
    [laterDay(clock.today(), 1), 'This day has not come yet'],
    ['0026-10-05', 'The programme began in 2019: enter a day since then'],
  ] as const) {
    fireEvent.change(dialog().getByLabelText(/^Received on/), { target: { value: day } })
    await add(user)
    expect(await dialog().findByText(message)).toBeInTheDocument()
  }
  expect(await database.applications.count()).toBe(0)
})

test.each([
  ['1,50,000', 150_000],
  ['₹ 75 000', 75_000],
  ['૧૫૦૦૦', 15_000],
  ['१५०००', 15_000],
])('the amount %s is read as the grant forms read it', async (typed, amount) => {
  const { user } = await open()
  await fill(user, { ...complete, 'Requested amount (₹)': typed, Patents: '૨' })
  await user.selectOptions(dialog().getByLabelText('Category'), 'Agriculture')
  await add(user)
  await waitFor(async () =>
    expect(await database.applications.toArray()).toMatchObject([
      { requestedAmount: amount, patents: 2 },
    ]),
  )
})

test.each(['0', '250001', '1.5', '-1', '=1', '1e5', '2 lakh'])(
  'the amount %s is outside the limits of the grant forms',
  async (amount) => {
    const { user } = await open()
    await fill(user, { 'Requested amount (₹)': amount })
    await add(user)
    expect(await dialog().findByText('Enter whole rupees from 1 to 2,50,000')).toBeInTheDocument()
  },
)

test('an amount is taken as a letter writes it', async () => {
  const { user } = await open()
  await fill(user, { ...complete, 'Requested amount (₹)': 'Rs. 75,000/-' })
  await user.selectOptions(dialog().getByLabelText('Category'), 'Agriculture')
  await add(user)
  await waitFor(async () =>
    expect(await database.applications.toArray()).toMatchObject([{ requestedAmount: 75_000 }]),
  )
})

test('an unfinished entry is restored, even after a reload; Clear asks, and empties it', async () => {
  const { user, view } = await open()
  await fill(user, { Title: 'Reed mats', Applicant: 'Bhavesh Ahir' })
  await user.click(dialog().getByRole('button', { name: 'Cancel' }))
  view.unmount()

  const again = await open()
  expect(dialog().getByLabelText('Title')).toHaveValue('Reed mats')
  expect(dialog().getByLabelText('Applicant')).toHaveValue('Bhavesh Ahir')
  const clear = async (answer: string) => {
    await again.user.click(dialog().getByRole('button', { name: 'Clear' }))
    const question = { name: 'Clear this entry? What was typed is then gone.' }
    const asked = within(await screen.findByRole('alertdialog', question))
    await again.user.click(asked.getByRole('button', { name: answer }))
  }
  await clear('Keep editing')
  expect(dialog().getByLabelText('Title')).toHaveValue('Reed mats')
  await clear('Clear')
  await waitFor(() => expect(dialog().getByLabelText('Title')).toHaveValue(''))
  // Nothing is left to ask about.
  await again.user.click(dialog().getByRole('button', { name: 'Clear' }))
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  await again.user.click(dialog().getByRole('button', { name: 'Cancel' }))
  await again.user.click(screen.getByRole('button', { name: 'Add Application' }))
  await screen.findByRole('dialog', { name: 'Add application' })
  expect(dialog().getByLabelText('Title')).toHaveValue('')
})

test('an entry of the first version is restored with its type', async () => {
  await database.settings.put(unfinishedEntry)
  await open()
  expect(dialog().getByLabelText('Title')).toHaveValue(unfinishedEntry.value.title)
  expect(dialog().getByLabelText('Type')).toHaveValue('ipr')
})

test.each([
  [
    new DOMException('No room', 'QuotaExceededError'),
    'This could not be kept. This device is full. Free some space, then try again.',
  ],
  [
    new DOMException('Not in private windows', 'SecurityError'),
    'This could not be kept. This browser does not let the portal keep anything (a private window or a full device may do that). Copy anything you have typed, and go on in another window or browser.',
  ],
  [
    new Error('No idea'),
    'This could not be kept. Try again. If it fails again, copy anything you have typed, then load this page again.',
  ],
])(
  'an application that the device refuses is not added, and the form says why: %s',
  async (error, said) => {
    const { user } = await open()
    await fill(user, complete)
    await user.selectOptions(dialog().getByLabelText('Category'), 'Agriculture')
    vi.spyOn(database.applications, 'add').mockRejectedValue(error)
    await add(user)
    expect(await dialog().findByRole('alert')).toHaveTextContent(said)
    expect(dialog().getByLabelText('Title')).toHaveValue(complete.Title)
  },
)

test('an entry that the device refuses is said to be unsaved, and holds an update until it is saved', async () => {
  const { user } = await open()
  vi.spyOn(database.settings, 'put').mockRejectedValue(
    new DOMException('No room', 'QuotaExceededError'),
  )
  await fill(user, { Title: 'Reed mats' })
  expect(await dialog().findByText(/This device is full/)).toBeVisible()
  expect(hasUnsaved()).toBe(true)
  vi.mocked(database.settings.put).mockRestore()
  await fill(user, { Applicant: 'Bhavesh Ahir' })
  await waitFor(() => expect(hasUnsaved()).toBe(false))
  expect(dialog().queryByText(/This device is full/)).not.toBeInTheDocument()
  expect(await database.settings.get(['u-admin', 'admin-application-entry'])).toMatchObject({
    value: { title: 'Reed mats', applicant: 'Bhavesh Ahir' },
  })
})

const noRoom = () => new DOMException('No room', 'QuotaExceededError')

test('an entry that the device does not keep is not dropped by Cancel without a question', async () => {
  const { user } = await open()
  vi.spyOn(database.settings, 'put').mockRejectedValue(noRoom())
  await fill(user, { Title: complete.Title })
  expect(await dialog().findByRole('alert')).toHaveTextContent('This could not be kept.')
  expect(dialog().queryByText(/What you type stays here/)).not.toBeInTheDocument()
  await user.click(dialog().getByRole('button', { name: 'Cancel' }))
  const question = within(await screen.findByRole('alertdialog', { name: /^Discard this entry\?/ }))
  await user.click(question.getByRole('button', { name: 'Keep editing' }))
  expect(dialog().getByLabelText('Title')).toHaveValue(complete.Title)
  await user.click(dialog().getByRole('button', { name: 'Cancel' }))
  await user.click(await screen.findByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('undoing an added application takes it out of the list only once its entry is kept again', async () => {
  const { user } = await open()
  await fill(user, complete)
  await user.selectOptions(dialog().getByLabelText('Category'), 'Agriculture')
  await add(user)
  vi.spyOn(database.settings, 'put').mockRejectedValueOnce(noRoom())
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  const failed = within(
    await screen.findByRole('alertdialog', { name: 'This could not be undone' }),
  )
  expect(await database.applications.count()).toBe(1)
  await user.click(failed.getByRole('button', { name: 'Try again' }))
  await waitFor(async () => expect(await database.applications.count()).toBe(0))
  await user.click(screen.getByRole('button', { name: 'Add Application' }))
  expect(await dialog().findByLabelText('Title')).toHaveValue(complete.Title)
})
