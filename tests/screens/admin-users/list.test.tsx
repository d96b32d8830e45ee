import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { sampleUsers } from '../../../src/features/admin/users/sample'
import type { ManagedUser } from '../../../src/features/admin/users/managedUser'
import { saveFile } from '../../../src/lib/files/saveFile'
import { database } from '../../../src/storage/database'
import { enter } from '../../support/enter'
import { layOut } from '../../support/layOut'
import { renderPortal, type Fetch } from '../../support/renderPortal'

vi.mock(import('../../../src/lib/files/saveFile'))

beforeEach(layOut)

const noList = { as: { email: 'nolist@ssip.example' } }

async function openUsers(options: Parameters<typeof renderPortal>[1]) {
  const portal = await renderPortal('/admin/users', options)
  await screen.findByRole('grid', { name: 'Users' })
  return portal
}

const exportName = () => vi.mocked(saveFile).mock.lastCall?.[0]

function main() {
  return within(screen.getByRole('main'))
}

function names(): string[] {
  return main()
    .getAllByRole('row')
    .slice(1)
    .map(
      (row) =>
        within(row)
          .getByLabelText(/^Select /)
          .ariaLabel?.slice('Select '.length) ?? '',
    )
}

function tile(name: string): string {
  return main().getByText(name, { selector: 'dt' }).nextElementSibling?.textContent ?? ''
}

test('server users are shown as active with counts of 0, and missing fields with their defaults', async () => {
  const { calls } = await openUsers({ as: 'admin' })
  const row = await screen.findByRole('row', { name: /Nisha Bhatt/ })
  expect(row).toHaveTextContent(
    /nisha\.bhatt@ssip\.example.*Not specified.*Not specified.*Student.*Active.*0.*0.*Never/,
  )
  expect(
    main().getByText(/From the server. Your changes here .* disappear on reload/),
  ).toBeVisible()
  expect(calls).toContain('GET /api/admin/users')
  expect([
    tile('Total Users'),
    tile('Administrators'),
    tile('Active Users'),
    tile('Inactive Users'),
  ]).toEqual(['234', '28', '234', '0'])
})

test('a tab that is returned to fetches the list again, also where its clock was set back', async () => {
  onTestFinished(() => void vi.useRealTimers())
  const { calls } = await openUsers({ as: 'admin' })
  await screen.findByRole('row', { name: /Nisha Bhatt/ })
  const fetched = () => calls.filter((call) => call === 'GET /api/admin/users').length
  expect(fetched()).toBe(1)
  vi.setSystemTime(Date.now() - 24 * 60 * 60_000)
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await waitFor(() => expect(fetched()).toBe(2))
})

test('if the list fails, the sample users are shown, with a note, and a retry recovers', async () => {
  let down = true
  const { user } = await openUsers({
    as: 'admin',
    fetch: async (request, handlers) => {
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
  ]).toEqual(['234', '28', '206', '28'])
  await user.click(main().getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(/these are sample users/)).toBeVisible()

  down = false
  await user.click(await main().findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('row', { name: /Nisha Bhatt/ })).toBeVisible()
  expect(screen.queryByText(/sample users/)).not.toBeInTheDocument()
})

/**
 * The sample users, because the server does not answer; once it has come back, somebody else has the id
 * of Kavya Menon there.
 */
async function openWithoutServer() {
  const { id } = sampleUsers.find(({ name }) => name === 'Kavya Menon') ?? { id: '' }
  const person = { _id: id, name: 'Asha Patel', email: 'asha@example.org' }
  let down = true
  const { user } = await openUsers({
    as: 'admin',
    ...listing(() => (down ? new Response('', { status: 502 }) : Response.json([person]))),
  })
  const comeBack = () => {
    down = false
  }
  return { user, comeBack }
}

test('an edit of a sample user stays with the sample when the server’s list comes meanwhile', async () => {
  const { user, comeBack } = await openWithoutServer()
  await user.click(await screen.findByRole('button', { name: 'Actions for Kavya Menon' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit User' }))
  await enter(user, dialog.getByLabelText(/^Phone/), '9825599999')
  comeBack()
  fireEvent.click(screen.getByRole('button', { name: 'Try again', hidden: true }))
  await screen.findByRole('row', { name: /Asha Patel/, hidden: true })
  expect(dialog.getByText(/This is a sample user/)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Save Changes' }))
  const done = await screen.findByRole('alertdialog', { name: 'User updated successfully!' })
  await user.click(within(done).getByRole('button', { name: 'OK' }))
  expect(await screen.findByRole('row', { name: /Asha Patel/ })).toBeVisible()
  expect(screen.queryByRole('row', { name: /Kavya Menon/ })).not.toBeInTheDocument()
})

test('a selection of sample users does not become one of whoever has their ids on the server', async () => {
  const { user, comeBack } = await openWithoutServer()
  const box = await screen.findByRole('checkbox', { name: 'Select Kavya Menon' })
  expect(screen.getByRole('row', { name: /^Select Kavya Menon Kavya Menon/ })).toContainElement(box)
  // A live region that comes with its text is not read out by every screen reader.
  const said = main().getAllByRole('status').at(-1)
  await user.click(box)
  expect(said).toHaveTextContent('1 selected')
  expect(main().getByRole('group', { name: '1 selected' })).toBeVisible()
  comeBack()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('checkbox', { name: 'Select Asha Patel' })).not.toBeChecked()
  expect(main().queryByRole('group', { name: '1 selected' })).not.toBeInTheDocument()
})

test('the actions of a sample user are not those of whoever has their id on the server', async () => {
  const { user, comeBack } = await openWithoutServer()
  await user.click(await screen.findByRole('button', { name: 'Actions for Kavya Menon' }))
  await screen.findByRole('menuitem', { name: 'Delete' })
  comeBack()
  fireEvent.click(screen.getByRole('button', { name: 'Try again', hidden: true }))
  await screen.findByRole('row', { name: /Asha Patel/, hidden: true })
  await waitFor(() => expect(screen.queryByRole('menuitem')).not.toBeInTheDocument())
})

test('a refusal by the server falls back too, with its message', async () => {
  await openUsers(noList)
  expect(await screen.findByText(/sample users. The list is being rebuilt/)).toBeVisible()
})

/** The pretend server, except for its list of users. */
function listing(answer: () => Response) {
  return {
    fetch: async (request: Request, rest: Fetch) =>
      request.url.endsWith('/api/admin/users') ? answer() : rest(request),
  }
}

function refusing(status: number, message: string) {
  return listing(() => Response.json({ message }, { status }))
}

test('a 403 shows the sample users with its reason and a retry, and ends no session', async () => {
  await openUsers({ as: 'admin', ...refusing(403, 'Not your district') })
  expect(
    await screen.findByText(/sample users\. Not your district\. Changes to sample users/),
  ).toBeVisible()
  expect(main().getByRole('button', { name: 'Try again' })).not.toHaveAttribute('aria-disabled')
  expect(localStorage.getItem('token')).not.toBeNull()
})

test.each([502, 503, 504])('a bare %i does not say that the server refused', async (status) => {
  await openUsers({ as: 'admin', ...listing(() => new Response('<h1>Sorry</h1>', { status })) })
  expect(
    await screen.findByText(
      /sample users\. The server is not available at the moment\. Try again in a few minutes\. Changes/,
    ),
  ).toBeVisible()
})

test.each([401, 403])(
  'a %i requests the profile once; if that succeeds, the session continues',
  async (status) => {
    const { calls } = await openUsers({ as: 'admin', ...refusing(status, 'Expired') })
    expect(await screen.findByText(/sample users. Expired/)).toBeVisible()
    await waitFor(() =>
      expect(calls.filter((call) => call === 'GET /auth/profile')).toHaveLength(2),
    )
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(localStorage.getItem('token')).not.toBeNull()
  },
)

test('a server that says 403 of a token whose time is over asks to sign in again, as with 401', async () => {
  let isOver = false
  const { user } = await openUsers({
    as: 'admin',
    fetch: async (request, rest) =>
      isOver ? Response.json({ message: 'Invalid token' }, { status: 403 }) : rest(request),
  })
  await user.click(main().getByRole('button', { name: 'Add User' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add User' }))
  for (const label of ['Name', 'Institution', 'Password', 'Confirm password'])
    await enter(user, dialog.getByLabelText(label), 'Secret123')
  await enter(user, dialog.getByLabelText('Email'), 'tara@example.org')
  isOver = true
  await user.click(dialog.getByRole('button', { name: 'Create Student' }))
  const alert = await screen.findByRole('alertdialog', { name: 'Invalid token' })
  await user.click(within(alert).getByRole('button', { name: 'OK' }))
  expect(await screen.findByRole('dialog', { name: 'Your session has ended' })).toBeVisible()
})

test('unreadable records are left out, and the screen says so', async () => {
  const asha = { id: 7, name: 'Asha Patel', email: 'asha@example.org', phone: 9825501234 }
  await openUsers({ as: 'admin', ...listing(() => Response.json([asha, { id: 8 }, null])) })
  expect(await screen.findByRole('row', { name: /Asha Patel/ })).toBeVisible()
  expect(
    main().getByText('2 records of the server could not be read and are left out.'),
  ).toBeVisible()
  expect(main().getByText('Showing 1 of 1 user')).toBeVisible()
})

test('the first page of a list is not shown as the whole: the screen says how many the server sent', async () => {
  const asha = { id: 7, name: 'Asha Patel', email: 'asha@example.org' }
  await openUsers({
    as: 'admin',
    ...listing(() =>
      Response.json({ count: 240, next: '/api/admin/users?page=2', results: [asha] }),
    ),
  })
  expect(
    await main().findByText(
      'The server sent only 1 of its 240 users. The others are missing from this list, its figures and its export.',
    ),
  ).toBeVisible()
})

test('a server that says only that there are more is quoted without a figure, and its export says part', async () => {
  const asha = { id: 7, name: 'Asha Patel', email: 'asha@example.org' }
  const { user } = await openUsers({
    as: 'admin',
    ...listing(() => Response.json({ users: [asha], has_next: true })),
  })
  expect(
    await main().findByText(/^The server sent only 1 of its users, and has more\./),
  ).toBeVisible()
  await user.click(main().getByRole('button', { name: 'Export' }))
  expect(exportName()).toMatch(/^PART of users-/)
})

test('a user without an id is left out; one without a name or an e-mail is listed as such', async () => {
  const users = [
    { _id: '', name: 'Nobody', email: 'nobody@example.org' },
    { _id: '8', name: ' ', email: 'mail@example.org' },
    { _id: '9', name: 'Asha Patel', email: '' },
  ]
  await openUsers({ as: 'admin', ...listing(() => Response.json({ data: { users } })) })
  expect(await screen.findByRole('row', { name: /No name given.*mail@example\.org/ })).toBeVisible()
  expect(main().getByRole('button', { name: 'Actions for mail@example.org' })).toBeVisible()
  expect(main().getByRole('row', { name: /Asha Patel.*No email given/ })).toBeVisible()
  expect(
    main().getByText('1 record of the server could not be read and is left out.'),
  ).toBeVisible()
})

test('two accounts with one id, as of two tables of a server, are two users; the same one twice is one', async () => {
  const asha = { id: 7, name: 'Asha Patel', email: 'asha@example.org' }
  const meera = { id: 7, name: 'Meera Joshi', email: 'meera@example.org', role: 'admin' }
  const { user } = await openUsers({
    as: 'admin',
    ...listing(() => Response.json({ users: [asha, meera, asha] })),
  })
  expect(await main().findByText('Showing 2 of 2 users')).toBeVisible()
  await user.click(main().getByRole('checkbox', { name: 'Select Asha Patel' }))
  expect(main().getByText('1 selected')).toBeVisible()

  await user.click(main().getByRole('button', { name: 'Actions for Meera Joshi' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Demote to user' }))
  await user.click(main().getByRole('button', { name: 'Actions for Asha Patel' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Promote to admin' }))
  expect(main().getByRole('row', { name: /Asha Patel.*Administrator/ })).toBeVisible()
  expect(main().getByRole('row', { name: /Meera Joshi.*Student/ })).toBeVisible()
})

/** What is asked before this user is deleted; nobody is. */
async function deletionOf(user: UserEvent, name: string) {
  await user.click(await main().findByRole('button', { name: `Actions for ${name}` }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  const asked = await screen.findByRole('alertdialog')
  const text = asked.textContent
  await user.click(within(asked).getByRole('button', { name: 'Cancel' }))
  return text
}

test('of two accounts with one id the administrator who reads the list is known as such', async () => {
  const asha = { id: 'u-admin', name: 'Asha Patel', email: 'asha@example.org' }
  const own = { id: 'u-admin', name: 'Dr Meera Joshi', email: 'admin@ssip.example', role: 'admin' }
  const { user } = await openUsers({
    as: 'admin',
    ...listing(() => Response.json({ users: [asha, own] })),
  })
  expect(await deletionOf(user, 'Dr Meera Joshi')).toContain('This is your own account')
  expect(await deletionOf(user, 'Asha Patel')).not.toContain('This is your own account')
})

test('one’s own account is known by its address where the server has given it another id since', async () => {
  const asha = { id: 'u-admin', name: 'Asha Patel', email: 'asha@example.org', role: 'admin' }
  const own = { id: 'u-9', name: 'Dr Meera Joshi', email: 'Admin@SSIP.example', role: 'admin' }
  const { user } = await openUsers({
    as: 'admin',
    ...listing(() => Response.json({ users: [asha, own] })),
  })
  expect(await deletionOf(user, 'Dr Meera Joshi')).toContain('This is your own account')
  expect(await deletionOf(user, 'Asha Patel')).not.toContain('This is your own account')
})

test('of two accounts with id 4 neither can be demoted or deleted', async () => {
  const asha = { id: 4, name: 'Asha Patel', email: 'asha@example.org', role: 'admin' }
  const meera = { id: 4, name: 'Meera Joshi', email: 'meera@example.org', role: 'admin' }
  const { user } = await openUsers({
    as: 'admin',
    ...listing(() => Response.json({ users: [asha, meera] })),
  })
  for (const name of ['Asha Patel', 'Meera Joshi']) {
    await user.click(await main().findByRole('button', { name: `Actions for ${name}` }))
    for (const action of [/^Demote/, /^Delete/]) {
      const item = await screen.findByRole('menuitem', { name: action })
      expect(item, name).toHaveAttribute('aria-disabled', 'true')
    }
    await user.keyboard('{Escape}')
  }
})

test('an empty list from the server does not mention the search', async () => {
  await renderPortal('/admin/users', {
    as: 'admin',
    ...listing(() => Response.json({ data: { users: [] } })),
  })
  expect(await screen.findByText('There are no users in this list')).toBeVisible()
  expect(main().getByText('Add User creates an account.')).toBeVisible()
  expect(main().queryByText(/another search/)).not.toBeInTheDocument()
})

test('an answer that ends the session opens sign-in over the screen', async () => {
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
  ['All Users', 'PANAM INSTITUTE', () => true],
  ['Admins', 'panam', ({ role }: ManagedUser) => role === 'admin'],
  ['Regular Users', 'panam', ({ role }: ManagedUser) => role === 'user'],
])(
  'the filter %s with the search %s leaves those of the institution',
  async (role, search, wanted) => {
    const expected = sampleUsers
      .filter(({ institution }) => institution === 'Panam Institute of Nursing')
      .filter(wanted)
      .map(({ name }) => name)
    expect(expected).not.toEqual([])
    const { user } = await openUsers(noList)
    await enter(user, await main().findByRole('searchbox', { name: 'Search' }), search)
    await user.click(main().getByRole('button', { name: role }))
    await waitFor(() => expect(names()).toEqual(expected))
    expect(main().getByText(`Showing ${expected.length} of 234 users`)).toBeVisible()
  },
)

test('Back leads to the list as it was left, and no address says what was searched for', async () => {
  const { user, router } = await openUsers({ as: 'admin' })
  await user.click(main().getByRole('button', { name: 'Admins' }))
  await enter(user, main().getByRole('searchbox', { name: 'Search' }), 'institute')
  await user.click(main().getByRole('button', { name: /^User/ }))
  await user.click(main().getByRole('button', { name: /^User/ }))
  const before = names()
  expect(before.length).toBeGreaterThan(1)
  expect(router.state.location).toMatchObject({ search: '', state: null })
  await act(async () => router.navigate('/events'))
  await screen.findByRole('heading', { level: 1, name: /events/i })
  await act(async () => router.navigate(-1))
  expect(await main().findByRole('searchbox', { name: 'Search' })).toHaveValue('institute')
  expect(names()).toEqual(before)
  // A link leads to the whole list.
  await act(async () => router.navigate('/events'))
  await act(async () => router.navigate('/admin/users'))
  expect(await main().findByRole('searchbox', { name: 'Search' })).toHaveValue('')
})

test('the search covers name and email too', async () => {
  const { user } = await openUsers(noList)
  const search = await main().findByRole('searchbox', { name: 'Search' })
  await enter(user, search, 'arjun.baria@')
  await waitFor(() => expect(names()).toEqual(['Arjun Baria']))
  await user.clear(search)
  await enter(user, search, 'HEMANT v')
  await waitFor(() => expect(names()).toEqual(['Dr Hemant Vaghela']))
})

test('typing a name in the table jumps to it; the same letter again moves to the next', async () => {
  const { user } = await openUsers(noList)
  const actions = main().getByRole('button', { name: 'Actions for Devang Trivedi' })
  await user.click(actions)
  await screen.findByRole('menu')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(actions).toHaveFocus())
  // A tenth of a second apart, however long the screen takes for each.
  for (const [index, key] of ['z', 'o', 'y', 'a'].entries()) {
    const pressed = createEvent.keyDown(document.activeElement!, { key })
    Object.defineProperty(pressed, 'timeStamp', { value: (index + 1) * 100 })
    fireEvent(document.activeElement!, pressed)
  }
  await waitFor(() =>
    expect(document.activeElement?.closest('[role=row]')).toHaveTextContent('Zoya Memon'),
  )
})

test('the space in a name that nobody in the table has presses nothing', async () => {
  const { user } = await openUsers(noList)
  const box = main().getByRole('checkbox', { name: 'Select Devang Trivedi' })
  await user.click(box)
  await waitFor(() => expect(box).toHaveFocus())
  const isPress = ['x', 'q', ' '].map((key, index) => {
    const pressed = createEvent.keyDown(box, { key })
    Object.defineProperty(pressed, 'timeStamp', { value: (index + 1) * 100 })
    return fireEvent(box, pressed)
  })
  expect(isPress.at(-1)).toBe(false)
  expect(box).toHaveFocus()
})

test('selected users are promoted together, with one undo; only visible ones count', async () => {
  const { user } = await openUsers(noList)
  await enter(user, await main().findByRole('searchbox', { name: 'Search' }), 'panam')
  await user.click(main().getByRole('button', { name: 'Regular Users' }))
  const count = sampleUsers.filter(
    ({ institution, role }) => institution === 'Panam Institute of Nursing' && role === 'user',
  ).length
  await waitFor(() => expect(names()).toHaveLength(count))
  await user.click(
    main()
      .getAllByRole('checkbox', { name: `Select all ${count} shown` })
      .at(-1)!,
  )
  const bulk = within(main().getByRole('group', { name: `${count} selected` }))
  await user.click(bulk.getByRole('button', { name: 'Promote to admin' }))
  expect(
    await screen.findByText(`${count} users are now administrators in this list`),
  ).toBeVisible()
  expect(tile('Administrators')).toBe(String(28 + count))
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(tile('Administrators')).toBe('28'))
})

test('the export of a filtered list is called a part', async () => {
  const { user } = await openUsers({ as: 'admin' })
  await user.click(await main().findByRole('button', { name: 'Export' }))
  expect(exportName()).toMatch(/^users-/)
  await user.click(main().getByRole('button', { name: 'Admins' }))
  await user.click(main().getByRole('button', { name: 'Export' }))
  expect(exportName()).toMatch(/^PART of users-/)
})

test('the export of a list with changes that the server does not have says so in its name', async () => {
  const { user } = await openUsers({ as: 'admin' })
  await user.click(await main().findByRole('button', { name: 'Actions for Rohan Desai' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Promote to admin' }))
  await user.click(main().getByRole('button', { name: 'Export' }))
  expect(exportName()).toMatch(/^EDITED users-/)
  expect(
    await screen.findByText(
      '234 users saved as a CSV file, with your changes, which the server does not have',
    ),
  ).toBeVisible()
  await user.click(main().getByRole('button', { name: 'Discard my changes' }))
  await user.click(main().getByRole('button', { name: 'Export' }))
  expect(exportName()).toMatch(/^users-/)
})

test('promoting somebody who is an administrator says so and changes nothing', async () => {
  const { user } = await openUsers(noList)
  await user.click(await main().findByRole('button', { name: 'Admins' }))
  const boxes = await main().findAllByRole('checkbox', { name: /^Select (?!all)/ })
  const promote = () =>
    user.click(
      within(main().getByRole('group', { name: /selected$/ })).getByRole('button', {
        name: 'Promote to admin',
      }),
    )
  await user.click(boxes[0]!)
  await promote()
  expect(await screen.findByText('This user is an administrator already')).toBeVisible()
  await user.click(boxes[1]!)
  await promote()
  expect(await screen.findByText('All of them are administrators already')).toBeVisible()
})

test('a promotion that this device cannot save leaves the selection', async () => {
  const { user } = await openUsers(noList)
  await enter(user, await main().findByRole('searchbox', { name: 'Search' }), 'kavya menon')
  await user.click(await main().findByRole('checkbox', { name: 'Select Kavya Menon' }))
  const bulk = within(main().getByRole('group', { name: '1 selected' }))
  vi.spyOn(database.settings, 'put').mockRejectedValue(new Error('The disk is full'))
  await user.click(bulk.getByRole('button', { name: 'Promote to admin' }))
  const alert = await screen.findByRole('alertdialog')
  await user.click(within(alert).getByRole('button', { name: 'OK' }))
  expect(main().getByRole('group', { name: '1 selected' })).toBeInTheDocument()
})

test('Export saves exactly the visible users, in order', async () => {
  const saved: unknown[] = []
  vi.mocked(saveFile).mockImplementation((name, content) => {
    expect(name).toMatch(/^SAMPLE users-\d{4}-\d\d-\d\d\.csv$/)
    saved.push(content)
  })
  const { user } = await openUsers(noList)
  await enter(user, await main().findByRole('searchbox', { name: 'Search' }), 'kavya.menon@')
  await waitFor(() => expect(names()).toEqual(['Kavya Menon']))
  await user.click(main().getByRole('button', { name: 'Export' }))
  const [header, ...lines] = String(saved[0]).trimEnd().split('\r\n')
  expect(header).toMatch(/^\uFEFFName,Email,Role,/)
  expect(lines).toEqual([
    'Kavya Menon,kavya.menon@students.example,Student,Sabarmati Institute of Technology,Computer Engineering,9825511007,Active,2,1,2025-11-15,2026-11-15',
  ])
})

test('all users are printed, not only those on screen, as filtered and in order', async () => {
  const { user } = await openUsers(noList)
  await screen.findByRole('row', { name: /Isha Raval/ })
  expect(names().length).toBeLessThan(sampleUsers.length)
  fireEvent(window, new Event('beforeprint'))
  const printed = () =>
    within(main().getByRole('table', { name: 'Users' })).getAllByRole('rowheader')
  expect(printed().map((cell) => cell.firstChild?.textContent)).toEqual(
    sampleUsers.map(({ name }) => name),
  )
  fireEvent(window, new Event('afterprint'))
  expect(main().queryByRole('table')).not.toBeInTheDocument()

  await enter(user, main().getByRole('searchbox', { name: 'Search' }), 'panam')
  await user.click(main().getByRole('button', { name: 'Admins' }))
  await waitFor(() => expect(names().length).toBeLessThan(5))
  const shown = names()
  fireEvent(window, new Event('beforeprint'))
  expect(printed().map((cell) => cell.firstChild?.textContent)).toEqual(shown)
})

test('a search without results says so, and leads back to all users', async () => {
  const { user } = await openUsers(noList)
  const search = await main().findByRole('searchbox', { name: 'Search' })
  await enter(user, search, 'nobody at all')
  expect(await main().findByText('No users found')).toBeVisible()
  await user.click(main().getByRole('button', { name: 'Show all' }))
  await waitFor(() => expect(main().queryByText('No users found')).not.toBeInTheDocument())
  expect(search).toHaveValue('')
})

const namesOfAll = sampleUsers.map(({ name }) => name).toSorted()

test('a column sorts in both directions, and says how', async () => {
  const { user } = await openUsers(noList)
  const header = await main().findByRole('columnheader', { name: 'User' })
  await user.click(within(header).getByRole('button'))
  expect(header).toHaveAttribute('aria-sort', 'ascending')
  expect(names()[0]).toBe(namesOfAll.at(0))
  await user.click(within(header).getByRole('button'))
  expect(header).toHaveAttribute('aria-sort', 'descending')
  expect(names()[0]).toBe(namesOfAll.at(-1))
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
