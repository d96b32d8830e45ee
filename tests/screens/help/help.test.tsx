import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { faqEntries } from '../../../src/domain/faq/sample'
import { addAttachment } from '../../../src/storage/attachments'
import { database } from '../../../src/storage/database'
import { putSetting } from '../../../src/storage/settings'
import { renderPortal } from '../../support/renderPortal'

async function open(path: string, title: string, as?: 'student') {
  const portal = await renderPortal(path, as === undefined ? {} : { as })
  await screen.findByRole('heading', { level: 1, name: title })
  return { ...portal, main: within(screen.getByRole('main')) }
}

test('the questions of every topic are there, and search narrows them by all words', async () => {
  const { user, main } = await open('/faq', 'Questions and answers')
  expect(main.getByText(`${faqEntries.length} questions`)).toBeVisible()
  for (const topic of new Set(faqEntries.map((entry) => entry.topic))) {
    const first = faqEntries.find((entry) => entry.topic === topic)
    expect(main.getByText(first?.question ?? '')).toBeVisible()
  }
  await user.type(main.getByLabelText('Search the questions'), 'aadhaar NUMBERS')
  expect(main.getByRole('status')).toHaveTextContent('1 question')
  expect(main.getByText('What happens to the Aadhaar numbers that I type?')).toBeVisible()
  await user.type(main.getByLabelText('Search the questions'), ' zebra')
  expect(main.getByText('No question matches')).toBeVisible()
})

test('the FAQ keeps the ceiling of the copy', async () => {
  const { main } = await open('/faq', 'Questions and answers')
  expect(main.getByText(/Up to ₹2 lakhs per project/)).toBeInTheDocument()
})

test('a link to one question opens it', async () => {
  const { main } = await open('/faq#poc-amount', 'Questions and answers')
  const asked = main.getByText('How much can a PoC grant pay?').closest('details')
  await waitFor(() => expect(asked).toHaveAttribute('open'))
})

test('forgotten password says how to get help, and asks the server nothing', async () => {
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
  expect(table.getByRole('row', { name: /^Remembered e-mail address 1 20 bytes$/ })).toBeVisible()
})

test('erasing asks first, says what goes, erases all of it and signs out', async () => {
  localStorage.setItem('theme', 'dark')
  localStorage.setItem('rememberedEmail', 'asha@college.example')
  await putSetting('u-student', 'newsletter-email', 'asha@college.example')
  const { user, main } = await open('/privacy', 'Privacy', 'student')
  await user.click(await main.findByRole('button', { name: 'Erase everything' }))
  const question = await screen.findByRole('alertdialog')
  expect(question).toHaveTextContent('Erase everything that the portal keeps on this device?')
  expect(question).toHaveTextContent('Choices, registrations and the message being written')
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
  for (const table of database.tables) expect(await table.count()).toBe(0)
  await user.click(screen.getByRole('button', { name: 'OK' }))
  expect(await screen.findAllByRole('link', { name: 'Login' })).not.toHaveLength(0)
})

test('a link whose end was cut off in the middle of a sign still leads to the page', async () => {
  const { router } = await open('/faq', 'Questions and answers')
  await act(() => router.navigate('/faq#%E0%A4%A'))
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Questions and answers')
})
