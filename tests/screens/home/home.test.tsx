import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage } from '../../support/openPage'

test('a visitor is sent to an account or to the policy, and called to action', async () => {
  const { main } = await openPage('/')
  const [first] = await main.findAllByRole('link', { name: 'Create an account' })
  expect(first).toHaveAttribute('href', '/signup')
  expect(main.getByRole('link', { name: 'About the policy' })).toHaveAttribute(
    'href',
    '/about/ssip',
  )
  expect(main.getByRole('heading', { name: /^Start today/ })).toBeVisible()
  expect(main.queryByRole('link', { name: /^Apply/ })).not.toBeInTheDocument()
})

test('somebody who is signed in gets the two apply buttons and no call to action', async () => {
  const { main } = await openPage('/', { as: 'student' })
  expect(await main.findByRole('link', { name: 'Apply for a PoC grant' })).toHaveAttribute(
    'href',
    '/apply/poc-grant',
  )
  expect(main.getByRole('link', { name: 'Apply for an IPR grant' })).toHaveAttribute(
    'href',
    '/apply/ipr-grant',
  )
  expect(main.queryByRole('link', { name: 'Create an account' })).not.toBeInTheDocument()
  expect(main.queryByRole('heading', { name: /^Start today/ })).toBeNull()
})

test('parts for visitors only can be hidden before the session is known', async () => {
  const { main } = await openPage('/')
  const links = await main.findAllByRole('link', {
    name: /^(Create an account|I have an account)$/,
  })
  for (const link of links) expect(link.closest('.visitor-only')).not.toBeNull()
})

test.each([
  ['Learn more about the PoC grant', '/beneficiaries/poc'],
  ['Learn more about IPR support', '/beneficiaries/ipr'],
  ['Learn more about hackathons', '/beneficiaries/hackathon'],
])('%s goes to %s', async (name, path) => {
  const { main } = await openPage('/')
  expect(await main.findByRole('link', { name })).toHaveAttribute('href', path)
})

test('the four steps stand in their order', async () => {
  const { main } = await openPage('/')
  const heading = await main.findByRole('heading', { name: 'From idea to funding in four steps' })
  const steps = within(heading.closest('section') as HTMLElement).getAllByRole('heading', {
    level: 3,
  })
  expect(steps.map((step) => step.textContent)).toEqual([
    '1. Submit idea',
    '2. Expert review',
    '3. Pitch and refine',
    '4. Get funded',
  ])
})

test('the visitor landing shows three upcoming events, how full they are, and both ways in', async () => {
  const { main } = await openPage('/dashboard')
  const heading = await main.findByRole('heading', { name: 'Upcoming events' })
  const section = within(heading.closest('section') as HTMLElement)
  expect(section.getAllByRole('heading', { level: 3 })).toHaveLength(3)
  expect(section.getByText('Almost Full')).toBeVisible()
  expect(section.getByText('Filling Fast')).toBeVisible()
  expect(section.getByText('Available')).toBeVisible()
  expect(main.getAllByRole('link', { name: 'Register' })[0]).toHaveAttribute('href', '/signup')
  expect(main.getAllByRole('link', { name: 'Login' })[0]).toHaveAttribute('href', '/login')
})
