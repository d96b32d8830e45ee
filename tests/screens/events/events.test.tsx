import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { pastEvents, upcomingEvents } from '../../../src/domain/event/sample'
import * as files from '../../../src/lib/files/saveFile'
import { eventFillLabel, eventTypeLabel } from '../../../src/domain/event/copy'
import { eventFill } from '../../../src/lib/thresholds'
import { anyTabUnsaved } from '../../../src/pwa/unsaved'
import { getSetting } from '../../../src/storage/settings/table/settingsTable'
import { database } from '../../../src/storage/database'
import { sharedComputer } from '../../../src/storage/sealing/sharedComputer'
import { enter } from '../../support/enter'
import { renderPortal } from '../../support/renderPortal'
import { keptRows } from '../../support/sealed'

const open = upcomingEvents.find((event) => event.registrationOpen)
const closed = upcomingEvents.find((event) => !event.registrationOpen)
if (open === undefined || closed === undefined) throw new Error('The sample needs both kinds')

async function openEvents(path = '/events', as?: 'student') {
  const { user, router } = await renderPortal(path, as === undefined ? {} : { as })
  await screen.findByRole('heading', { level: 1, name: 'Events' })
  return { user, router, main: within(screen.getByRole('main')) }
}

function cardOf(title: string) {
  const card = screen.getByRole('heading', { name: title }).closest('li')
  if (card === null) throw new Error(`${title} has no card`)
  return within(card)
}

test('each upcoming event has its facts, its fill badge and a Details button', async () => {
  await openEvents()
  for (const event of upcomingEvents) {
    const card = cardOf(event.title)
    for (const fact of [eventTypeLabel[event.type], event.time, event.location, event.price]) {
      expect(card.getByText(fact)).toBeVisible()
    }
    expect(
      card.getByText(eventFillLabel[eventFill(event.registered, event.capacity)]),
    ).toBeVisible()
    expect(card.getByText(`${event.registered} of ${event.capacity}`)).toBeVisible()
  }
})

test('the sample shows every kind of fill', () => {
  const fills = upcomingEvents.map((event) => eventFill(event.registered, event.capacity))
  expect(new Set(fills)).toEqual(new Set(['almost-full', 'filling-fast', 'available']))
})

test.each(['Workshop', 'Competition', 'Training', 'Conference'])(
  'the category %s shows only its events',
  async (category) => {
    const { user, router, main } = await openEvents()
    await user.click(main.getByRole('button', { name: category }))
    expect(main.getByRole('button', { name: category })).toHaveAttribute('aria-pressed', 'true')
    for (const event of upcomingEvents) {
      const heading = main.queryByRole('heading', { name: event.title })
      if (eventTypeLabel[event.type] === category) expect(heading).toBeVisible()
      else expect(heading).not.toBeInTheDocument()
    }
    // The site search leads to any of them.
    const other = upcomingEvents.find(({ type }) => eventTypeLabel[type] !== category)!
    await act(() => router.navigate(`/events#${other.id}`))
    expect(main.getByRole('heading', { name: other.title })).toBeVisible()
  },
)

test('an event whose registration is closed has a disabled Registration Closed', async () => {
  await openEvents()
  const card = cardOf(closed.title)
  expect(card.getByRole('button', { name: 'Registration Closed' })).toBeDisabled()
  expect(card.queryByRole('button', { name: /^Register/ })).not.toBeInTheDocument()
})

test('Details opens everything about the event', async () => {
  const { user } = await openEvents()
  await user.click(cardOf(open.title).getByRole('button', { name: `Details: ${open.title}` }))
  const dialog = within(await screen.findByRole('dialog', { name: open.title }))
  for (const text of [open.description, open.organizer, ...open.highlights]) {
    expect(dialog.getByText(text)).toBeVisible()
  }
})

test('a registration is stored on this device, keeps the focus on its button, and can be undone', async () => {
  const { user } = await openEvents()
  await user.click(cardOf(open.title).getByRole('button', { name: `Register: ${open.title}` }))
  expect(await cardOf(open.title).findByText('Registered on this device')).toBeVisible()
  expect(
    cardOf(open.title).getByRole('button', { name: `Unregister: ${open.title}` }),
  ).toHaveFocus()
  expect(await getSetting('', 'event-registrations')).toEqual([open.id])
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(
    await cardOf(open.title).findByRole('button', { name: `Register: ${open.title}` }),
  ).toBeVisible()
  expect(await getSetting('', 'event-registrations')).toEqual([])
})

test('a double-click on Register registers: the second click does not meet Unregister', async () => {
  const { user } = await openEvents()
  const card = cardOf(open.title)
  await user.click(card.getByRole('button', { name: `Register: ${open.title}` }))
  const unregister = await card.findByRole('button', { name: `Unregister: ${open.title}` })
  fireEvent.click(unregister, { detail: 2 })
  await screen.findByRole('button', { name: 'Undo' })
  expect(await getSetting<string[]>('', 'event-registrations')).toEqual([open.id])
  expect(unregister).toBeInTheDocument()
})

test('a registration is still there on the next visit, and belongs to the person who made it', async () => {
  await database.settings.put({ userId: 'u-student', key: 'event-registrations', value: [open.id] })
  await openEvents('/events', 'student')
  expect(await cardOf(open.title).findByText('Registered on this device')).toBeVisible()
})

test('an update waits for an address that is typed and not subscribed yet', async () => {
  const { user } = await openEvents()
  await user.type(await screen.findByRole('textbox', { name: /email/i }), 'asha@college.example')
  expect(await anyTabUnsaved()).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Subscribe' }))
  expect(await screen.findByText('asha@college.example')).toBeVisible()
  // It waits for the message, too.
  await user.click(await screen.findByRole('button', { name: 'Dismiss' }))
  await waitFor(async () => expect(await anyTabUnsaved()).toBe(false))
})

test.each([true, false])(
  'on a shared computer a visitor is told that nothing of theirs is kept there (it can seal: %s)',
  async (canSeal) => {
    vi.spyOn(sharedComputer, 'canSeal').mockReturnValue(canSeal)
    // As on a page that is loaded there.
    database.close({ disableAutoOpen: false })
    sharedComputer.set('on')
    const { user } = await openEvents()
    await user.click(cardOf(open.title).getByRole('button', { name: /^Register/ }))
    const alert = await screen.findByRole('alertdialog')
    expect(alert).toHaveTextContent(
      /^This is a shared computer: it keeps this only for somebody who is signed in/,
    )
    expect(alert).not.toHaveTextContent(/full/)
    expect(await keptRows('settings')).toEqual([])
    sharedComputer.forget()
  },
)

test('whoever returns to a tab sees what was registered and subscribed in another', async () => {
  await openEvents()
  await screen.findByRole('button', { name: 'Subscribe' })
  await database.settings.bulkPut([
    { userId: '', key: 'event-registrations', value: [open.id] },
    { userId: '', key: 'newsletter-email', value: 'asha@college.example' },
  ])
  fireEvent.focus(window)
  expect(await screen.findByText('asha@college.example')).toBeVisible()
  expect(cardOf(open.title).getByText('Registered on this device')).toBeVisible()
})

test('a visitor does not see the registrations of somebody who signed in here', async () => {
  await database.settings.put({ userId: 'u-student', key: 'event-registrations', value: [open.id] })
  await database.settings.put({ userId: '', key: 'newsletter-email', value: 'a@b.example' })
  await openEvents()
  expect(await screen.findByText('a@b.example')).toBeVisible()
  expect(screen.queryByText('Registered on this device')).not.toBeInTheDocument()
})

test('what a visitor registered and subscribed for is theirs once they have signed in, beside what was', async () => {
  const other = upcomingEvents.find((event) => event.registrationOpen && event !== open)
  await database.settings.bulkPut([
    { userId: '', key: 'event-registrations', value: [open.id] },
    { userId: '', key: 'newsletter-email', value: 'asha@college.example' },
    { userId: 'u-student', key: 'event-registrations', value: [other?.id] },
  ])
  const { main } = await openEvents('/events', 'student')
  expect(await cardOf(open.title).findByText('Registered on this device')).toBeVisible()
  expect(await main.findByText('asha@college.example')).toBeVisible()
  expect(await getSetting('u-student', 'event-registrations')).toEqual([other?.id, open.id])
  await waitFor(async () => {
    expect(await getSetting('', 'event-registrations')).toBeUndefined()
    expect(await getSetting('', 'newsletter-email')).toBeUndefined()
  })
})

test('a registered event offers a calendar file', async () => {
  const saveFile = vi.spyOn(files, 'saveFile').mockImplementation(() => undefined)
  await database.settings.put({ userId: '', key: 'event-registrations', value: [open.id] })
  const { user } = await openEvents()
  await user.click(
    await cardOf(open.title).findByRole('button', { name: `Calendar file: ${open.title}` }),
  )
  const [name, content] = saveFile.mock.lastCall ?? []
  expect(name).toBe(`${open.id}.ics`)
  expect(content).toContain(`DTSTART;VALUE=DATE:${open.date.replaceAll('-', '')}`)
})

test('a device that cannot store anything says so, and nothing is shown as registered', async () => {
  const { user } = await openEvents()
  vi.spyOn(database, 'transaction').mockRejectedValue(new Error('blocked'))
  await user.click(cardOf(open.title).getByRole('button', { name: `Register: ${open.title}` }))
  const alert = await screen.findByRole('alertdialog')
  expect(alert).toHaveTextContent('This could not be changed on this device')
  await user.click(within(alert).getByRole('button', { name: 'OK' }))
  expect(screen.queryByText('Registered on this device')).not.toBeInTheDocument()
})

test('Subscribe asks for an address, stores it, and can be undone', async () => {
  const { user, main } = await openEvents()
  await enter(user, main.getByLabelText('Email'), 'no address')
  await user.click(main.getByRole('button', { name: 'Subscribe' }))
  expect(main.getByLabelText('Email')).toBeInvalid()
  await user.clear(main.getByLabelText('Email'))
  await enter(user, main.getByLabelText('Email'), 'asha@college.example')
  await user.click(main.getByRole('button', { name: 'Subscribe' }))
  expect(await main.findByText('asha@college.example')).toBeVisible()
  await user.click(main.getByRole('button', { name: 'Unsubscribe' }))
  expect(await main.findByRole('button', { name: 'Subscribe' })).toBeVisible()
  await waitFor(async () => expect(await getSetting('', 'newsletter-email')).toBeUndefined())
})

test('past events show participants and results; Gallery says what is missing, Report saves a file', async () => {
  const saveFile = vi.spyOn(files, 'saveFile').mockImplementation(() => undefined)
  const { user, main } = await openEvents()
  await user.click(main.getByRole('tab', { name: 'Past' }))
  for (const event of pastEvents) {
    const card = cardOf(event.title)
    expect(card.getByText(String(event.participants))).toBeVisible()
    expect(card.getByText(event.results)).toBeVisible()
  }
  const [first] = pastEvents
  await user.click(main.getByRole('button', { name: `Gallery: ${first?.title}` }))
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(
    'There are no pictures of this event',
  )
  await user.click(screen.getByRole('button', { name: 'OK' }))
  await user.click(main.getByRole('button', { name: `Report: ${first?.title}` }))
  expect(saveFile.mock.lastCall?.[0]).toBe(`${first?.id}-report.txt`)
  expect(saveFile.mock.lastCall?.[1]).toContain(first?.results)
})
