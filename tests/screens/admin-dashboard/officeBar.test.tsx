import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPortal } from '../../support/renderPortal'

/** The menu twice: in the bar, and in the phone's menu. jsdom has no layout, so both are there. */
async function menus() {
  const found = await screen.findAllByRole('navigation', { name: 'Main' })
  return found.map((menu) => within(menu))
}

const linksOf = (menu: Awaited<ReturnType<typeof menus>>[number]) =>
  menu.getAllByRole('link').map((link) => link.textContent)

test('an administrator’s bar begins with the office; the public pages are behind one entry', async () => {
  const { user } = await renderPortal('/admin/reports', { as: 'admin' })
  await screen.findByRole('heading', { name: 'Reports and analytics' })
  for (const menu of await menus()) {
    expect(linksOf(menu).slice(0, 4)).toEqual(['Dashboard', 'Applications', 'Users', 'Reports'])
    expect(menu.getByRole('link', { name: 'Reports' })).toHaveAttribute('aria-current', 'page')
    expect(menu.getAllByRole('group')).toHaveLength(1)
    await user.click(menu.getByText('Public site'))
    const entry = within(menu.getByRole('group'))
    for (const name of [
      'The policy',
      'PoC grant',
      'All documents',
      'Events',
      'Contact',
      'IPR Grant',
    ])
      expect(entry.getByRole('link', { name })).toBeInTheDocument()
  }
})

test.each(['/dashboard', '/admin/dashboard'])(
  'the bar marks Dashboard at %s, and Public site on a page behind it',
  async (path) => {
    const { user } = await renderPortal(path, { as: 'admin' })
    await screen.findByRole('heading', { name: 'Alerts' })
    const [menu] = await menus()
    expect(menu?.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page')
    expect(menu?.getByText('Public site')).not.toHaveClass('underline')
    await user.click(menu!.getByRole('link', { name: 'The policy' }))
    expect(await menu!.findByText('Public site')).toHaveClass('underline')
  },
)

test('the connection test is in the administrator’s menu, and no longer in the footer', async () => {
  await renderPortal('/admin/reports', { as: 'admin' })
  const [account] = await screen.findAllByRole('navigation', { name: 'Account' })
  if (account === undefined) throw new Error('There is no menu of the account')
  expect(within(account).getByRole('link', { name: 'Connection test' })).toHaveAttribute(
    'href',
    '/test',
  )
  const footer = within(screen.getByRole('contentinfo'))
  expect(footer.queryByRole('link', { name: 'Connection test' })).not.toBeInTheDocument()
})

test('the short footer leads to Contact: its invented number has no room there to say what it is', async () => {
  await renderPortal('/admin/reports', { as: 'admin' })
  const footer = within(await screen.findByRole('contentinfo'))
  await waitFor(() =>
    expect(footer.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', '/contact'),
  )
  for (const link of footer.getAllByRole('link'))
    expect(link).not.toHaveAttribute('href', expect.stringMatching(/^tel:/))
})

test.each(['/admin/dashboard', '/admin/applications', '/admin/users', '/admin/reports'])(
  'on paper %s says who printed it, and when',
  async (path) => {
    await renderPortal(path, { as: 'admin' })
    const line = /^Printed by Dr Meera Joshi on \d+ \w+ \d{4}, \d+:\d\d [AP]M$/
    // Nothing says when the page has read what it shows.
    await waitFor(() => {
      fireEvent(window, new Event('beforeprint'))
      expect(screen.getByText(line)).toBeInTheDocument()
    })
    fireEvent(window, new Event('afterprint'))
    expect(screen.queryByText(line)).not.toBeInTheDocument()
  },
)

test('a student keeps the public bar', async () => {
  await renderPortal('/dashboard', { as: 'student' })
  await screen.findByRole('tab', { name: 'Overview' })
  for (const menu of await menus()) {
    expect(menu.getByText('About')).toBeInTheDocument()
    expect(menu.queryByText('Public site')).not.toBeInTheDocument()
  }
  expect(screen.queryByRole('link', { name: 'Connection test' })).not.toBeInTheDocument()
})
