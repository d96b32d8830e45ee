import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { strFromU8, unzipSync } from 'fflate'
import Dexie from 'dexie'
import { afterEach, expect, test, vi } from 'vitest'
import { faqEntries } from '../../../src/domain/faq/sample'
import { adminSample } from '../../../src/domain/application/office-sample/adminSample'
import { addAttachment } from '../../../src/storage/attachments'
import { database } from '../../../src/storage/database'
import { stopErasing } from '../../../src/storage/erasure'
import { addApplication } from '../../../src/storage/office/addedApplications'
import { decide } from '../../../src/storage/office/decisions'
import { changeSetting } from '../../../src/storage/settings/settings'
import { enter } from '../../support/enter'
import { keepCompleteDraft, keepSubmission, sampleStudent } from '../../support/grantValues'
import { catchSavedFiles } from '../../support/savedFiles'
import { loseBytes } from '../../support/lostBytes'
import { workDone } from '../../support/pendingWork'
import { renderPortal } from '../../support/renderPortal'

afterEach(stopErasing)

/** Rows in the portal's database, of which the page that erases knows no more. */
async function rowsKept(): Promise<number> {
  const opened = await new Dexie('ssip-portal').open()
  const counts = await Promise.all(opened.tables.map((table) => table.count()))
  opened.close()
  return counts.reduce((sum, count) => sum + count, 0)
}

async function open(path: string, title: string, as?: 'student' | 'admin') {
  const portal = await renderPortal(path, as === undefined ? {} : { as })
  await screen.findByRole('heading', { level: 1, name: title })
  return { ...portal, main: within(screen.getByRole('main')) }
}

test('the questions of every topic are there, and search puts the best answer first', async () => {
  const { user, main } = await open('/faq', 'Questions and answers')
  expect(main.getByText(`${faqEntries.length} questions`)).toBeVisible()
  for (const topic of new Set(faqEntries.map((entry) => entry.topic))) {
    const first = faqEntries.find((entry) => entry.topic === topic)
    expect(main.getByText(first?.question ?? '')).toBeVisible()
  }
  const search = main.getByLabelText('Search the questions')
  await enter(user, search, 'aadhaar HAPPENS')
  expect(main.getByRole('status')).toHaveTextContent('1 question')
  expect(main.getByText('What happens to the Aadhaar numbers that I type?')).toBeVisible()
  // A query need not contain every word, spell it correctly, or use the answer's word.
  for (const [asked, first] of [
    ['can my professor be in the zebra team', 'Can faculty take part?'],
    ['certifcate', 'Do I get a certificate for taking part?'],
    ['patnet', 'Can I show my invention before the patent is filed?'],
  ] as const) {
    await user.clear(search)
    await enter(user, search, asked)
    expect(main.getAllByRole('group')[0]).toHaveTextContent(first)
  }
  expect(main.getByRole('status')).toHaveTextContent('Read as ‘patent’:')
  await user.clear(search)
  await enter(user, search, 'zebra')
  expect(main.getByText('No question matches')).toBeVisible()
})

test('the FAQ has the same ceiling as the other copy', async () => {
  const { main } = await open('/faq', 'Questions and answers')
  expect(main.getByText(/Up to ₹2 lakhs per project/)).toBeInTheDocument()
})

test('a link to one question opens it, also where the search has left it out', async () => {
  const { user, main, router } = await open('/faq#poc-amount', 'Questions and answers')
  const asked = () => main.getByText('How much can a PoC grant pay?').closest('details')
  await waitFor(() => expect(asked()).toHaveAttribute('open'))
  const search = () => main.getByLabelText('Search the questions')
  await enter(user, search(), 'zebra')
  expect(main.getByText('No question matches')).toBeVisible()
  await act(() => router.navigate('/faq#poc-amount'))
  expect(asked()).toHaveAttribute('open')
  expect(search()).toHaveValue('')
})

test('wherever a visitor finds the number of the office, it is said to be invented', async () => {
  const { main } = await open('/forgot-password', 'Forgotten password')
  const words = 'Sample data: addresses and numbers are invented'
  for (const part of [main, within(screen.getByRole('contentinfo'))]) {
    expect(part.getByRole('link', { name: /^\+91/ })).toBeVisible()
    expect(part.getByText(words)).toBeVisible()
  }
})

test('the forgotten-password page says how to get help, and makes no call', async () => {
  const { main, calls } = await open('/forgot-password', 'Forgotten password')
  const mail = main.getByRole('link', { name: 'Write to the programme cell' })
  expect(mail.getAttribute('href')).toMatch(/^mailto:info@ssip\.example\.org\?subject=/)
  expect(main.getByText(/answers within 24 hours/)).toBeVisible()
  expect(calls).toEqual([])
})

test('the terms and the privacy page link to each other or to help', async () => {
  const { main } = await open('/terms', 'Terms of use')
  expect(main.getByRole('link', { name: /What the portal keeps/ })).toHaveAttribute(
    'href',
    '/privacy',
  )
})

test('/register goes to /signup', async () => {
  const { router } = await renderPortal('/register')
  await waitFor(() => expect(router.state.location.pathname).toBe('/signup'))
})

test('the privacy page counts what is on this device, and says when there is nothing', async () => {
  const { main } = await open('/privacy', 'Privacy')
  expect(await main.findByText('Nothing is kept on this device')).toBeVisible()
  expect(main.queryByRole('button', { name: 'Erase everything' })).not.toBeInTheDocument()
})

test('the privacy page lists entries with their sizes', async () => {
  localStorage.setItem('rememberedEmail', 'asha@college.example')
  await addAttachment('u-student:poc', {
    name: 'card.pdf',
    type: 'application/pdf',
    bytes: new ArrayBuffer(2_000_000),
  })
  const { main } = await open('/privacy', 'Privacy')
  const table = within(await main.findByRole('table'))
  expect(table.getByRole('row', { name: /^Attached files 1 2 MB$/ })).toBeVisible()
  expect(table.getByRole('row', { name: /^Remembered email address 1 20 bytes$/ })).toBeVisible()
})

test('erasing asks first, lists what is removed, erases all of it and signs out', async () => {
  localStorage.setItem('theme', 'dark')
  localStorage.setItem('rememberedEmail', 'asha@college.example')
  await changeSetting('u-student', 'newsletter-email', () => 'asha@college.example')
  const { user, main } = await open('/privacy', 'Privacy', 'student')
  await user.click(await main.findByRole('button', { name: 'Erase everything' }))
  const question = await screen.findByRole('alertdialog')
  expect(question).toHaveTextContent('Erase everything that the portal keeps on this device?')
  expect(question).toHaveTextContent(
    'Choices, registrations, changes of profiles and users, what is being typed',
  )
  expect(question).toHaveTextContent('Sign-in token')
  await user.click(within(question).getByRole('button', { name: 'Cancel' }))
  expect(localStorage.getItem('token')).not.toBeNull()

  await user.click(main.getByRole('button', { name: 'Erase everything' }))
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', {
      name: 'Erase everything',
    }),
  )
  expect(
    await screen.findByText('Everything that the portal kept on this device is erased.'),
  ).toBeVisible()
  expect(localStorage).toHaveLength(0)
  expect(await rowsKept()).toBe(0)
  await user.click(screen.getByRole('button', { name: 'OK' }))
  expect(await screen.findAllByRole('link', { name: 'Login' })).not.toHaveLength(0)
})

test('what is still being written when everything is erased is not kept', async () => {
  await keepCompleteDraft('poc')
  const { user, main } = await open('/privacy', 'Privacy')
  await user.click(await main.findByRole('button', { name: 'Erase everything' }))
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', {
      name: 'Erase everything',
    }),
  )
  await screen.findByText('Everything that the portal kept on this device is erased.')
  void changeSetting('', 'contact-message', () => 'Half a sentence')
  await workDone()
  expect(await rowsKept()).toBe(0)
})

test('pressed again while it looks for a copy to offer, it asks once', async () => {
  const { user, main } = await open('/privacy', 'Privacy', 'student')
  const erase = await main.findByRole('button', { name: 'Erase everything' })
  fireEvent.click(erase)
  fireEvent.click(erase)
  const question = within(await screen.findByRole('alertdialog'))
  await user.click(question.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
})

test('erasing offers a copy of the person’s own work first, whole, and nobody else’s', async () => {
  const saved = catchSavedFiles()
  const mine = await keepSubmission('poc')
  await keepCompleteDraft('ipr')
  await keepCompleteDraft('ipr', { ...sampleStudent, id: 'u-other' })
  const { user, main } = await open('/privacy', 'Privacy', 'student')
  await user.click(await main.findByRole('button', { name: 'Erase everything' }))
  const offer = await screen.findByRole('alertdialog', { name: 'Save a copy of your work first?' })
  await user.click(within(offer).getByRole('button', { name: 'Save a copy' }))
  const question = await screen.findByRole('alertdialog', { name: /^Erase everything/ })
  expect(question).toHaveTextContent('Others’ drafts or submissions, or what they decided')
  expect(question).toHaveTextContent('Check first that the copy is among your downloads.')
  expect(saved.names()).toEqual(['ssip-my-work.zip'])
  const entries = unzipSync((await saved.last()).bytes)
  expect(Object.keys(entries)).toHaveLength(1 + 6)
  const rows = JSON.parse(strFromU8(entries['rows.json'] ?? new Uint8Array())) as { id: string }[]
  const [draft, submission, ...files] = rows.map(({ id }) => id)
  expect([draft, submission]).toEqual(['u-student:ipr', mine.id])
  expect(files).toHaveLength(6)
  await user.click(within(question).getByRole('button', { name: 'Cancel' }))
  expect(await database.drafts.count()).toBe(2)
})

test('an administrator is offered a copy of what they decided and added, and of nobody else’s', async () => {
  const saved = catchSavedFiles()
  const [one, two] = adminSample
  const id = 'u-admin'
  await addApplication({ ...one!, id: 'added-own' }, id)
  const othersEntry = 'added-by-another'
  await addApplication({ ...two!, id: othersEntry }, 'u-another')
  const decision = { to: 'approved', by: 'A', userId: id, remark: 'Well argued.' } as const
  await decide([{ ...one!, history: [] }], decision)
  const { user, main } = await open('/privacy', 'Privacy', 'admin')
  await user.click(await main.findByRole('button', { name: 'Erase everything' }))
  const offer = await screen.findByRole('alertdialog', { name: 'Save a copy of your work first?' })
  expect(offer).toHaveTextContent('What you decided and added for the office is on this device.')
  await user.click(within(offer).getByRole('button', { name: 'Save a copy' }))
  const entries = unzipSync((await saved.last()).bytes)
  expect(JSON.parse(strFromU8(entries['rows.json']!))).toMatchObject([
    { applicationId: one!.id, to: 'approved', remark: 'Well argued.' },
    { id: 'added-own', title: one!.title },
  ])
  const question = await screen.findByRole('alertdialog', { name: /^Erase everything/ })
  expect(question).toHaveTextContent('Decisions of administrators')
  const others = 'what they decided or added for the office'
  expect(question).toHaveTextContent(others)
  await user.click(within(question).getByRole('button', { name: 'Cancel' }))
  await database.applications.delete(othersEntry)
  await user.click(main.getByRole('button', { name: 'Erase everything' }))
  await user.click(await screen.findByRole('button', { name: 'Go on without a copy' }))
  expect(await screen.findByRole('alertdialog', { name: /^Erase/ })).not.toHaveTextContent(others)
})

test('a file whose bytes the browser has lost is counted, and keeps nobody from saving the rest and erasing', async () => {
  const saved = catchSavedFiles()
  const values = await keepCompleteDraft('poc')
  await loseBytes('attachments', values.mentor['employerId'] ?? '')
  const { user, main } = await open('/privacy', 'Privacy', 'student')
  const table = within(await main.findByRole('table'))
  expect(table.getByRole('row', { name: /^Attached files 3 / })).toBeVisible()
  await user.click(main.getByRole('button', { name: 'Erase everything' }))
  const offer = await screen.findByRole('alertdialog', { name: 'Save a copy of your work first?' })
  await user.click(within(offer).getByRole('button', { name: 'Save a copy' }))
  const question = await screen.findByRole('alertdialog', { name: /^Erase everything/ })
  expect(Object.keys(unzipSync((await saved.last()).bytes))).toHaveLength(1 + 2)
  await user.click(within(question).getByRole('button', { name: 'Erase everything' }))
  expect(await screen.findByText(/^Everything that the portal kept on this device/)).toBeVisible()
  expect(await rowsKept()).toBe(0)
})

test('what cannot be read is not said to be kept nowhere', async () => {
  await keepCompleteDraft('poc')
  const last = database.tables.find(({ name }) => name === 'submissions')
  if (last === undefined) throw new Error('There is no such table')
  vi.spyOn(last, 'toCollection').mockImplementationOnce(() => {
    throw new DOMException('cut off', 'UnknownError')
  })
  const { main } = await open('/privacy', 'Privacy')
  expect(await main.findByText(/can neither list nor erase it here/)).toBeVisible()
  expect(main.queryByText(/^Read just now from this browser/)).not.toBeInTheDocument()
})

test('interrupted erasing erases nothing, and says so', async () => {
  await keepCompleteDraft('poc')
  vi.spyOn(IDBObjectStore.prototype, 'clear').mockImplementationOnce(() => {
    throw new Error('killed')
  })
  const { user, main } = await open('/privacy', 'Privacy')
  await user.click(await main.findByRole('button', { name: 'Erase everything' }))
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', {
      name: 'Erase everything',
    }),
  )
  expect(await screen.findByText('Not everything could be erased')).toBeVisible()
  expect(await database.drafts.count()).toBe(1)
  expect(await database.attachments.count()).toBe(3)
})

test('a link truncated in the middle of a character still leads to the page', async () => {
  const { router } = await open('/faq', 'Questions and answers')
  await act(() => router.navigate('/faq#%E0%A4%A'))
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Questions and answers')
})
