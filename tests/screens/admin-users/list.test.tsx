import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { ServerDatabase } from '../../../mocks/database'
import { mockFetch } from '../../../mocks/fetch'
import { allHandlers } from '../../../mocks/handlers/all'
import { memoryStore } from '../../../mocks/memoryStore'
import { layOut } from '../../support/layOut'
import { renderPortal } from '../../support/renderPortal'

beforeEach(layOut)

const noList = { as: { email: 'nolist@ssip.example' } }

async function openUsers(options: Parameters<typeof renderPortal>[1]) {
  const portal = await renderPortal('/admin/users', options)
  await screen.findByRole('grid', { name: 'Users' })
  return portal
}

function main() {
  return within(screen.getByRole('main'))
}

function names(): string[] {
  return main()
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.querySelector('.font-semibold')?.textContent ?? '')
}

function tile(name: string): string {
  return main().getByText(name, { selector: 'dt' }).nextElementSibling?.textContent ?? ''
}

test('the users of the server are shown active and with counts 0, and missing fields with their defaults', async () => {
  const { calls } = await openUsers({ as: 'admin' })
  const row = await screen.findByRole('row', { name: /Nisha Bhatt/ })
  expect(row).toHaveTextContent(
    /nisha\.bhatt@ssip\.example.*Not specified.*Not specified.*Student.*Active.*0.*0.*Never/,
  )
  expect(main().getByText(/From the server: .* last until this page is reloaded/)).toBeVisible()
  expect(calls).toContain('GET /api/admin/users')
  expect([
    tile('Total Users'),
    tile('Administrators'),
    tile('Active Users'),
    tile('Inactive Users'),
  ]).toEqual(['10', '2', '10', '0'])
})

test('a list that fails falls back to the sample users, says so, and is recovered by a retry', async () => {
  const server = new ServerDatabase(memoryStore())
  const handlers = mockFetch(allHandlers(server))
  let down = true
  const { user } = await openUsers({
    as: 'admin',
    server,
    fetch: async (request) => {
      if (down && request.url.endsWith('/api/admin/users')) throw new TypeError('Failed to fetch')
      return handlers(request)
    },
  })
  expect(
    await screen.findByText(/these are sample users. The server cannot be reached/),
  ).toBeVisible()
  expect(main().getByText('Sample data')).toBeVisible()
  expect(console.error).toHaveBeenCalledWith(
    '[ssip] The user list could not be loaded',
    expect.stringContaining('ApiError'),
  )
  expect([
    tile('Total Users'),
    tile('Administrators'),
    tile('Active Users'),
    tile('Inactive Users'),
  ]).toEqual(['10', '3', '7', '3'])
  await user.click(main().getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(/these are sample users/)).toBeVisible()

  down = false
  await user.click(await main().findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('row', { name: /Nisha Bhatt/ })).toBeVisible()
  expect(screen.queryByText(/sample users/)).not.toBeInTheDocument()
})

test('a refusal of the server falls back too, with its words', async () => {
  await openUsers(noList)
  expect(await screen.findByText(/sample users. The list is being rebuilt/)).toBeVisible()
})

test('an answer that says the session has ended opens sign-in over the screen', async () => {
  const { server, user } = await openUsers(noList)
  const retry = await screen.findByRole('button', { name: 'Try again' })
  await server.endSessions()
  await user.click(retry)
  expect(await screen.findByRole('dialog', { name: 'Your session has ended' })).toBeVisible()
})

test('a student who opens the address goes to the dashboard, a visitor to sign-in', async () => {
  const student = await renderPortal('/admin/users', { as: 'student' })
  await waitFor(() => expect(student.router.state.location.pathname).toBe('/dashboard'))
  expect(student.calls).not.toContain('GET /api/admin/users')
  student.view.unmount()
  localStorage.clear()
  const visitor = await renderPortal('/admin/users')
  await waitFor(() => expect(visitor.router.state.location.pathname).toBe('/login'))
})

test.each([
  ['All Users', 'KUTCH', ['Prof. Leela Nair', 'Tanvi Ghoghari']],
  ['Admins', 'kutch', ['Prof. Leela Nair']],
  ['Regular Users', 'kutch', ['Tanvi Ghoghari']],
  ['Regular Users', 'arjun.baria@', ['Arjun Baria']],
  ['Admins', 'hemant', ['Dr Hemant Vaghela']],
])('%s with the search %s are %j', async (role, search, expected) => {
  const { user } = await openUsers(noList)
  await user.type(await main().findByRole('searchbox', { name: 'Search' }), search)
  await user.click(main().getByRole('button', { name: role }))
  await waitFor(() => expect(names()).toEqual(expected))
  expect(main().getByText(`Showing ${expected.length} of 10 users`)).toBeVisible()
})

test('a search that finds nobody says so', async () => {
  const { user } = await openUsers(noList)
  await user.type(await main().findByRole('searchbox', { name: 'Search' }), 'nobody at all')
  expect(await main().findByText('No users found')).toBeVisible()
})

test('a column sorts up and down, and says how', async () => {
  const { user } = await openUsers(noList)
  const header = await main().findByRole('columnheader', { name: 'User' })
  await user.click(within(header).getByRole('button'))
  expect(header).toHaveAttribute('aria-sort', 'ascending')
  expect(names()[0]).toBe('Arjun Baria')
  await user.click(within(header).getByRole('button'))
  expect(header).toHaveAttribute('aria-sort', 'descending')
  expect(names()[0]).toBe('Zoya Memon')
})

test('a column that is hidden stays hidden on this device', async () => {
  const first = await openUsers(noList)
  await main().findByRole('columnheader', { name: 'Last login' })
  await first.user.click(main().getByRole('checkbox', { name: 'Last login', hidden: true }))
  await waitFor(() =>
    expect(main().queryByRole('columnheader', { name: 'Last login' })).not.toBeInTheDocument(),
  )
  first.view.unmount()
  await openUsers(noList)
  await main().findByRole('columnheader', { name: 'Role' })
  await waitFor(() =>
    expect(main().queryByRole('columnheader', { name: 'Last login' })).not.toBeInTheDocument(),
  )
})
