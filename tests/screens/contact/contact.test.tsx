import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { office } from '../../../src/domain/programme/office'
import { sendingTime } from '../../../src/features/contact/contactMessage'
import { readSetting } from '../../../src/storage/settings/settings'
import * as settingsTable from '../../../src/storage/settings/table/settingsTable'
import { getSetting, updateSetting } from '../../../src/storage/settings/table/settingsTable'
import { database } from '../../../src/storage/database'
import { hasUnsaved, whenFree } from '../../../src/pwa/unsaved'
import { holdNextWrite } from '../../support/heldWrite'
import { workDone } from '../../support/pendingWork'
import { renderPortal } from '../../support/renderPortal'
import {
  hurryStorageNotice,
  pass,
  pressWithStoppedClock,
  settled,
  startClock,
} from '../../support/simulatedTime'

const message = {
  name: 'Asha Patel',
  email: 'asha@college.example',
  subject: 'Second instalment',
  category: 'poc-application',
  message: 'When is it paid?\nOur milestone is reached & documented.',
}

async function openContact(options: Parameters<typeof renderPortal>[1] = {}) {
  const { user, calls, router } = await renderPortal('/contact', options)
  await screen.findByRole('heading', { level: 1, name: 'Contact' })
  const main = within(screen.getByRole('main'))
  return {
    user,
    calls,
    router,
    main,
    fields: () => ({
      name: main.getByLabelText('Name'),
      email: main.getByLabelText('Email'),
      subject: main.getByLabelText('Subject'),
      category: main.getByLabelText('Category'),
      message: main.getByLabelText('Message'),
    }),
  }
}

type Fields = ReturnType<Awaited<ReturnType<typeof openContact>>['fields']>

/** Uses no timers, so that it works with a stopped clock. */
function fill(fields: Fields) {
  for (const [name, value] of Object.entries(message)) {
    fireEvent.input(fields[name as keyof Fields], { target: { value } })
    fireEvent.change(fields[name as keyof Fields], { target: { value } })
  }
}

async function sendAndWait(main: Awaited<ReturnType<typeof openContact>>['main']) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await act(async () => fireEvent.click(main.getByRole('button', { name: 'Send Message' })))
  await act(async () => vi.advanceTimersByTime(sendingTime))
  vi.useRealTimers()
}

afterEach(() => vi.useRealTimers())

test('the page has four ways to reach the cell, and the office, the departments and the questions', async () => {
  const { main } = await openContact()
  const ways = within(main.getByRole('region', { name: 'Four ways to reach us' }))
  expect(ways.getAllByRole('listitem')).toHaveLength(4)
  expect(main.getByRole('heading', { name: 'Office' })).toBeVisible()
  expect(main.getAllByText(/Mon-Fri 10:00 AM-6:00 PM/)[0]).toBeVisible()
  expect(main.getByRole('heading', { name: 'PoC grants' })).toBeVisible()
  expect(main.getByText('When will I get an answer?')).toBeVisible()
})

test('all five fields are required by the browser, and the e-mail is of type email', async () => {
  const { user, main, fields } = await openContact()
  for (const field of Object.values(fields())) expect(field).toBeRequired()
  expect(fields().email).toHaveAttribute('type', 'email')
  expect(main.getByLabelText('Message').closest('form')).not.toHaveAttribute('novalidate')
  await user.click(main.getByRole('button', { name: 'Send Message' }))
  expect(main.queryByText('Sending…')).not.toBeInTheDocument()
})

test('the five fields are asked for in the order of the specification', async () => {
  const { fields } = await openContact()
  const asked = fields().message.closest('form')?.querySelectorAll('input, select, textarea')
  expect(Array.from(asked ?? [])).toEqual(Object.values(fields()))
})

test('the six categories are those of the programme', async () => {
  const { fields } = await openContact()
  const values = within(fields().category)
    .getAllByRole<HTMLOptionElement>('option')
    .map((option) => option.value)
  expect(values).toEqual([
    '',
    'poc-application',
    'ipr-support',
    'technical-help',
    'events',
    'general',
    'grievance',
  ])
})

test('sending takes exactly two seconds, then a success message is shown and the form is empty', async () => {
  const { main, fields, calls } = await openContact()
  fill(fields())
  await waitFor(async () => expect(await getSetting('', 'contact-draft')).toEqual(message))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await act(async () => fireEvent.click(main.getByRole('button', { name: 'Send Message' })))
  expect(main.getByRole('button', { name: 'Sending…' })).toHaveAttribute('aria-disabled', 'true')
  await act(async () => vi.advanceTimersByTime(1999))
  expect(main.getByRole('button', { name: 'Sending…' })).toHaveAttribute('aria-disabled', 'true')
  expect(main.queryByText(/Your message is ready/)).not.toBeInTheDocument()
  await act(async () => vi.advanceTimersByTime(1))
  vi.useRealTimers()
  const said = main.getByText('Your message is ready, but not sent yet')
  expect(said).toBeVisible()
  expect(said.parentElement, 'on a phone it is above the screen').toHaveFocus()
  expect(main.getByRole('button', { name: 'Send Message' })).not.toHaveAttribute('aria-disabled')
  for (const field of Object.values(fields())) expect(field).toHaveValue('')
  await waitFor(async () => expect(await getSetting('', 'contact-draft')).toBeUndefined())
  expect(calls).toEqual([])
  const mail = new URL(
    main.getByRole('link', { name: 'Send it by email' }).getAttribute('href') ?? '',
  )
  expect(mail.protocol).toBe('mailto:')
  expect(mail.searchParams.get('subject')).toBe('PoC application: Second instalment')
  expect(mail.searchParams.get('body')).toContain(message.message)
  expect(mail.searchParams.get('body')).toContain(message.email)
})

test('after sending, the message is there to be copied: not every computer has an email app', async () => {
  const { main, fields } = await openContact()
  fill(fields())
  await sendAndWait(main)
  expect(main.getByText(/If no email app opens/)).toHaveTextContent(office.email)
  expect(main.getByText(/Second instalment/)).toHaveTextContent(
    'PoC application: Second instalment When is it paid? Our milestone is reached & documented. Asha Patel asha@college.example',
  )
})

test('a name that a program has put in without telling the page is sent as it stands there', async () => {
  const { main, fields } = await openContact()
  fill(fields())
  const name = main.getByLabelText<HTMLInputElement>('Name')
  name.value = 'Rohan Shah'
  await sendAndWait(main)
  expect(main.getByText(/Second instalment/)).toHaveTextContent('Rohan Shah')
})

test('half an emoji, as some programs cut it, does not cost the message', async () => {
  const { main, fields } = await openContact()
  fill(fields())
  const cut = `Thank you ${String.fromCharCode(0xd83d)}`
  fireEvent.change(fields().message, { target: { value: cut } })
  await sendAndWait(main)
  const link = main.getByRole('link', { name: 'Send it by email' }).getAttribute('href') ?? ''
  expect(new URL(link).searchParams.get('body')).toContain('Thank you \uFFFD\n')
})

test('an address as a chat or a contact list gives it is not refused by the browser', async () => {
  const { user, main, fields } = await openContact()
  fill(fields())
  await user.clear(fields().email)
  await user.click(fields().email)
  await user.paste('\u202Aasha@college.example\u202C\u00A0')
  expect(fields().email).toHaveValue(message.email)
  await pressWithStoppedClock(main.getByRole('button', { name: 'Send Message' }))
  await settled(() =>
    expect(main.getByRole('button', { name: 'Sending…' })).toHaveAttribute('aria-disabled', 'true'),
  )
  expect(await getSetting('', 'contact-draft')).toEqual(message)
})

test('input is restored after leaving the page', async () => {
  const { user, fields, router } = await openContact()
  await user.type(fields().message, 'Half a sent')
  await user.selectOptions(fields().category, 'grievance')
  await act(() => router.navigate('/terms'))
  await screen.findByRole('heading', { level: 1, name: 'Terms of use' })
  await act(() => router.navigate('/contact'))
  expect(await screen.findByDisplayValue('Half a sent')).toBeVisible()
  expect(fields().category).toHaveValue('grievance')
})

const stored = async () => getSetting('', 'contact-draft')

test('what another tab has typed into its fields stays', async () => {
  const { fields } = await openContact()
  fireEvent.input(fields().message, { target: { value: 'When is it paid?' } })
  await waitFor(async () => expect(await stored()).toMatchObject({ message: 'When is it paid?' }))
  await updateSetting<object>('', 'contact-draft', (now) => ({ ...now, subject: 'Instalment' }))
  fireEvent.input(fields().message, { target: { value: 'When is it paid? Our' } })
  await waitFor(async () =>
    expect(await stored()).toEqual({ message: 'When is it paid? Our', subject: 'Instalment' }),
  )
})

test('whoever returns to a tab goes on from what another has saved since', async () => {
  const { fields } = await openContact()
  fireEvent.input(fields().message, { target: { value: 'When is' } })
  await waitFor(async () => expect(await stored()).toEqual({ message: 'When is' }))
  const elsewhere = { message: 'When is the second instalment paid?', subject: 'Instalment' }
  await updateSetting<object>('', 'contact-draft', () => elsewhere)
  fireEvent.focus(window)
  await waitFor(() => expect(fields().message).toHaveValue(elsewhere.message))
  expect(fields().subject).toHaveValue('Instalment')
  fireEvent.input(fields().message, { target: { value: `${elsewhere.message} Our` } })
  await waitFor(async () =>
    expect(await stored()).toEqual({ ...elsewhere, message: `${elsewhere.message} Our` }),
  )
})

test('a message that another tab has sent or cleared does not stay here to be sent again; it can be brought back', async () => {
  const { user, fields } = await openContact()
  fireEvent.input(fields().message, { target: { value: 'When is it paid?' } })
  await waitFor(async () => expect(await stored()).toEqual({ message: 'When is it paid?' }))
  await updateSetting('', 'contact-draft', () => undefined)
  fireEvent.focus(window)
  expect(
    await screen.findByText(
      'In another tab this message was sent or cleared: it is cleared here too.',
    ),
  ).toBeInTheDocument()
  expect(fields().message).toHaveValue('')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(fields().message).toHaveValue('When is it paid?')
  await waitFor(async () => expect(await stored()).toMatchObject({ message: 'When is it paid?' }))
})

/** The next read of a setting waits until the returned function is called. */
function holdNextRead(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  vi.spyOn(settingsTable, 'getSetting').mockImplementationOnce(async (...setting) => {
    const found = await getSetting(...setting)
    await promise
    return found
  })
  return resolve
}

test.each([
  ['while the other one is read', holdNextWrite],
  ['before the other one is read', holdNextRead],
])('but what is typed there meanwhile stays, be it written %s', async (_when, hold) => {
  const { fields } = await openContact()
  fireEvent.input(fields().message, { target: { value: 'When is' } })
  await waitFor(async () => expect(await stored()).toEqual({ message: 'When is' }))
  await updateSetting<object>('', 'contact-draft', () => ({ message: 'Which', subject: 'Jury' }))
  const release = hold()
  fireEvent.focus(window)
  fireEvent.input(fields().message, { target: { value: 'When is it' } })
  await act(workDone)
  release()
  await act(workDone)
  await waitFor(async () =>
    expect(await stored()).toEqual({ message: 'When is it', subject: 'Jury' }),
  )
  expect(fields().message).toHaveValue('When is it')
})

test('what the browser puts back into a restored tab is older than what was saved', async () => {
  const saved = { message: 'When is it paid?' }
  await updateSetting<object>('', 'contact-draft', () => saved)
  const { fields } = await openContact()
  await waitFor(() => expect(fields().message).toHaveValue(saved.message))
  // `restoredFields.ts` marks such fields.
  for (const field of [fields().message, fields().subject]) field.dataset['putBack'] = ''
  fireEvent.input(fields().subject, { target: { value: 'Instalment' } })
  fireEvent.input(fields().message, { target: { value: 'When is' } })
  await waitFor(() => expect(fields().message).toHaveValue(saved.message))
  expect(fields().subject).toHaveValue('Instalment')
  await waitFor(async () => expect(await stored()).toEqual({ ...saved, subject: 'Instalment' }))
  delete fields().message.dataset['putBack']
  fireEvent.input(fields().message, { target: { value: 'When' } })
  await waitFor(async () => expect(await stored()).toMatchObject({ message: 'When' }))
})

test('what was typed before signing in is there afterwards, and no visitor’s any more', async () => {
  await updateSetting<object>('', 'contact-draft', () => ({ message: 'When is it paid?' }))
  const { fields } = await openContact({ as: 'student' })
  await waitFor(() => expect(fields().message).toHaveValue('When is it paid?'))
  await waitFor(async () => expect(await stored()).toBeUndefined())
  expect(await getSetting('u-student', 'contact-draft')).toEqual({ message: 'When is it paid?' })
})

test('but not over a message of one’s own', async () => {
  const visitors = { message: 'When is it paid?' }
  const own = { message: 'Which form is it?' }
  await updateSetting<object>('', 'contact-draft', () => visitors)
  await updateSetting<object>('u-student', 'contact-draft', () => own)
  const { fields } = await openContact({ as: 'student' })
  await waitFor(() => expect(fields().message).toHaveValue('Which form is it?'))
  expect(await stored()).toEqual(visitors)
})

test('what somebody typed is not shown to whoever comes after them', async () => {
  const { fields } = await openContact({ as: 'student' })
  await screen.findAllByText('Asha Patel')
  fireEvent.input(fields().message, { target: { value: 'When is it paid?' } })
  await waitFor(async () =>
    expect(await getSetting('u-student', 'contact-draft')).toEqual({ message: 'When is it paid?' }),
  )
  act(() => {
    localStorage.removeItem('token')
    window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: null }))
  })
  await waitFor(() => expect(fields().message).toHaveValue(''))
  fireEvent.input(fields().subject, { target: { value: 'Jury' } })
  await waitFor(async () => expect(await stored()).toEqual({ subject: 'Jury' }))
})

test('leaving while the message is being sent keeps it', async () => {
  const { main, fields, router } = await openContact()
  fill(fields())
  await pressWithStoppedClock(main.getByRole('button', { name: 'Send Message' }))
  await settled(() => expect(main.getByRole('button', { name: 'Sending…' })).toBeVisible())
  await act(() => router.navigate('/terms'))
  await pass(sendingTime)
  await startClock()
  await screen.findByRole('heading', { level: 1, name: 'Terms of use' })
  expect(await getSetting('', 'contact-draft')).toEqual(message)
})

test('a device that cannot store anything says so while somebody types', async () => {
  const { user, fields } = await openContact()
  vi.spyOn(database, 'transaction').mockRejectedValue(new Error('blocked'))
  await user.type(fields().name, 'A')
  expect(await screen.findByText(/^What you type could not be kept on this device/)).toBeVisible()
})

test('a device that does not answer what is typed says so until it does', async () => {
  hurryStorageNotice()
  const { fields } = await openContact()
  const answer = holdNextWrite()
  fireEvent.input(fields().message, { target: { value: message.message } })
  expect(await screen.findByText(/^The storage of this browser does not answer/)).toBeVisible()
  answer()
  await waitFor(() => expect(screen.queryByText(/does not answer/)).toBeNull())
})

test('nor does what another tab has saved since take the place of what the device refused', async () => {
  const { fields } = await openContact()
  fireEvent.input(fields().message, { target: { value: 'When is' } })
  await waitFor(async () => expect(await stored()).toEqual({ message: 'When is' }))
  await updateSetting<object>('', 'contact-draft', () => ({ message: 'Which' }))
  vi.spyOn(database, 'transaction').mockRejectedValueOnce(new Error('blocked'))
  fireEvent.input(fields().message, { target: { value: 'When is it' } })
  await screen.findByText(/^What you type could not be kept on this device/)
  fireEvent.focus(window)
  // As the page would read it, and after that.
  await readSetting('', 'contact-draft')
  await act(workDone)
  expect(fields().message).toHaveValue('When is it')
})

test('an update that waits for what is typed does not take what the device could not store', async () => {
  const { fields } = await openContact()
  vi.spyOn(database, 'transaction').mockRejectedValue(new Error('blocked'))
  fireEvent.input(fields().message, { target: { value: message.message } })
  let isTaken = false
  void whenFree().then(() => (isTaken = true))
  expect(await screen.findByText(/^What you type could not be kept on this device/)).toBeVisible()
  expect(isTaken).toBe(false)
})

test('clearing the form can be undone', async () => {
  const { user, main, fields } = await openContact()
  fill(fields())
  await user.click(main.getByRole('button', { name: 'Clear the form' }))
  expect(fields().message).toHaveValue('')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(fields().message).toHaveValue(message.message)
  expect(fields().category).toHaveValue(message.category)
  await waitFor(async () => expect(await getSetting('', 'contact-draft')).toEqual(message))
})

test('whoever types before the kept message is read has both, and the other fields', async () => {
  await updateSetting('', 'contact-draft', () => message)
  const { promise: isTyped, resolve: read } = Promise.withResolvers<void>()
  vi.spyOn(settingsTable, 'getSetting').mockImplementationOnce(async () => {
    await isTyped
    return message
  })
  const { fields } = await openContact()
  fireEvent.input(fields().message, { target: { value: 'And when is the second one' } })
  read()
  const both = `${message.message}\n\nAnd when is the second one`
  await waitFor(() => expect(fields().message).toHaveValue(both))
  expect(fields().subject).toHaveValue(message.subject)
  await waitFor(async () =>
    expect(await getSetting('', 'contact-draft')).toEqual({ ...message, message: both }),
  )
})

test('a message that is ready is on this page alone, which says so until it is left', async () => {
  const { main, fields } = await openContact()
  expect(hasUnsaved()).toBe(false)
  fill(fields())
  await sendAndWait(main)
  expect(main.getByText(/the message is only on this page now/)).toBeVisible()
  await waitFor(async () => expect(await getSetting('', 'contact-draft')).toBeUndefined())
  expect(hasUnsaved()).toBe(true)
  cleanup()
  expect(hasUnsaved()).toBe(false)
})

test('undoing ‘Clear the form’ keeps what was typed since', async () => {
  const { user, main, fields } = await openContact()
  fill(fields())
  await user.click(main.getByRole('button', { name: 'Clear the form' }))
  fireEvent.input(fields().message, { target: { value: 'Something else' } })
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(fields().message).toHaveValue(`${message.message}\n\nSomething else`)
  expect(fields().subject).toHaveValue(message.subject)
})

test('what is cleared while an earlier letter is still being written is not kept with what is typed next', async () => {
  await updateSetting('', 'contact-draft', () => message)
  const { main, fields } = await openContact()
  await waitFor(() => expect(fields().message).toHaveValue(message.message))
  const writes = vi.spyOn(database, 'transaction')
  const written = holdNextWrite()
  fireEvent.input(fields().message, { target: { value: 'When?' } })
  await waitFor(() => expect(writes).toHaveBeenCalled())
  fireEvent.click(main.getByRole('button', { name: 'Clear the form' }))
  fireEvent.input(fields().name, { target: { value: 'Bhavna Rao' } })
  written()
  await workDone()
  await waitFor(async () =>
    expect(await getSetting('', 'contact-draft')).toEqual({ name: 'Bhavna Rao' }),
  )
})

test('each message that is ready takes the focus, the same one too', async () => {
  const { main, fields } = await openContact()
  for (const _time of ['first', 'second']) {
    fill(fields())
    fields().name.focus()
    await sendAndWait(main)
    expect(main.getByText('Your message is ready, but not sent yet').parentElement).toHaveFocus()
  }
})
