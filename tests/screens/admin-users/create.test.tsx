import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { database } from '../../../src/storage/database'
import { getSetting, updateSetting } from '../../../src/storage/settings/table/settingsTable'
import { enter } from '../../support/enter'
import { openRegions } from '../../support/heard'
import { layOut } from '../../support/layOut'
import { workDone } from '../../support/pendingWork'
import { renderPortal } from '../../support/renderPortal'

type Router = Awaited<ReturnType<typeof renderPortal>>['router']

beforeEach(layOut)

async function openAdd(
  kind: 'student' | 'admin',
  options: Pick<NonNullable<Parameters<typeof renderPortal>[1]>, 'server' | 'fetch'> = {},
) {
  const portal = await renderPortal(`/admin/users?add=${kind}`, { as: 'admin', ...options })
  const dialog = await screen.findByRole('dialog', { name: 'Add User' })
  return { ...portal, dialog: within(dialog) }
}

async function fill(user: UserEvent, fields: Record<string, string>) {
  const dialog = within(screen.getByRole('dialog', { name: 'Add User' }))
  for (const [label, text] of Object.entries(fields)) {
    await user.click(dialog.getByLabelText(new RegExp(`^${label}`)))
    await user.paste(text)
  }
  await user.click(dialog.getByRole('button', { name: /^Create/ }))
}

const person = {
  Name: 'Bhavna Rao',
  Email: 'bhavna.rao@ssip.example',
  Institution: 'Kutch School of Design',
  Password: 'Secret1',
  'Confirm password': 'Secret1',
}

test.each([
  ['student', 'Student created successfully!', 'POST /api/auth/signup', 'Student'],
  ['admin', 'Admin created successfully!', 'POST /api/admin/create-admin', 'Administrator'],
] as const)(
  'a %s is created by its own call, announced, and in the refreshed list',
  async (kind, message, call, role) => {
    const { user, calls, server } = await openAdd(kind)
    await fill(user, { ...person, Department: 'Textile Design', Phone: '9825512345' })
    const alert = await screen.findByRole('alertdialog', { name: message })
    expect(alert).toHaveTextContent('Bhavna Rao, bhavna.rao@ssip.example')
    await user.click(within(alert).getByRole('button', { name: 'OK' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(calls).toContain(call)
    expect(calls.filter((each) => each === 'GET /api/admin/users')).toHaveLength(2)
    // Only the visible rows of a long list are rendered.
    await enter(user, screen.getByRole('searchbox', { name: 'Search' }), 'bhavna.rao@')
    expect(await screen.findByRole('row', { name: /Bhavna Rao/ })).toHaveTextContent(role)
    expect(await server.findByEmail('bhavna.rao@ssip.example')).toMatchObject({
      institution: 'Kutch School of Design',
      department: 'Textile Design',
      phone: '9825512345',
      role: kind === 'admin' ? 'admin' : 'user',
    })

    await user.click(screen.getByRole('button', { name: 'Add User' }))
    expect(await screen.findByLabelText('Name')).toHaveValue('')
  },
)

test('an address and a phone as a contact list gives them are sent as they read, in Latin digits', async () => {
  const { user, server } = await openAdd('student')
  await fill(user, {
    ...person,
    Email: '\u202Abhavna.rao@ssip.example\u202C',
    Phone: '\u202A+91\u00A0૯૮૨૫૫\u00A012345\u202C',
  })
  await screen.findByRole('alertdialog', { name: 'Student created successfully!' })
  expect(await server.findByEmail('bhavna.rao@ssip.example')).toMatchObject({
    phone: '+91 98255 12345',
  })
})

test('every rule has its message, which goes once the field is corrected, and nothing is sent', async () => {
  const { user, dialog, calls } = await openAdd('student')
  await user.click(dialog.getByRole('button', { name: 'Create Student' }))
  for (const message of [
    'Name is required',
    'Email is required',
    'Institution is required',
    'Password is required',
  ]) {
    expect(await dialog.findByText(message)).toBeVisible()
  }
  await enter(user, dialog.getByLabelText('Name'), 'B')
  expect(dialog.queryByText('Name is required')).not.toBeInTheDocument()
  await enter(user, dialog.getByLabelText('Password'), 'short')
  await user.click(dialog.getByRole('button', { name: 'Create Student' }))
  expect(await dialog.findByText('Password must be at least 6 characters')).toBeVisible()
  expect(dialog.getByText('Passwords do not match')).toBeVisible()
  expect(calls).not.toContain('POST /api/auth/signup')
})

test.each([
  ['student', 'student@ssip.example', 'An account with this email already exists'],
  ['admin', 'student@ssip.example', 'An account with this email already exists'],
  ['student', 'fields@ssip.example', 'This email domain is not allowed'],
  ['admin', 'paths@ssip.example', 'This email domain is not allowed'],
] as const)(
  'a server message for a field of a %s with %s is shown at the field',
  async (kind, email, message) => {
    const { user, dialog } = await openAdd(kind)
    await fill(user, { ...person, Email: email })
    expect(await dialog.findByText(message)).toBeVisible()
    expect(dialog.getByLabelText('Email')).toHaveAccessibleDescription(
      expect.stringContaining(message) as string,
    )
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  },
)

test.each([
  ['student', 'error@ssip.example', 'The server is being repaired'],
  ['admin', 'error@ssip.example', 'The server is being repaired'],
  ['student', 'forbidden@ssip.example', 'This account is locked'],
  ['student', 'silent@ssip.example', 'Failed to create student'],
  ['admin', 'silent@ssip.example', 'Failed to create admin'],
  ['student', 'down@ssip.example', 'Network error: Failed to fetch'],
  ['admin', 'down@ssip.example', 'Network error: Failed to fetch'],
  ['student', 'html@ssip.example', /^Network error: Something other than the server answered/],
  ['admin', 'html@ssip.example', /^Network error: Something other than the server answered/],
  ['student', 'truncated@ssip.example', 'Failed to create student'],
] as const)('creating a %s with %s alerts %s and keeps the input', async (kind, email, text) => {
  const { user, dialog, calls } = await openAdd(kind)
  await fill(user, { ...person, Email: email })
  const alert = await screen.findByRole('alertdialog', { name: text })
  // An answer that breaks off, and a server that failed at it, leave open whether it was created; the
  // list then has to show it.
  const perhaps = /^(?:truncated|error|silent)/.test(email) ? 1 : 0
  expect(within(alert).queryAllByText(/The account may have been created/)).toHaveLength(perhaps)
  expect(calls.filter((each) => each === 'GET /api/admin/users')).toHaveLength(1 + perhaps)
  await user.click(within(alert).getByRole('button', { name: 'OK' }))
  expect(dialog.getByLabelText('Name')).toHaveValue('Bhavna Rao')
  expect(dialog.getByLabelText('Email')).toHaveValue(email)
})

test.each([
  [409, { message: 'Email already registered' }],
  [422, { message: 'Not valid', errors: { email: ['Taken'] } }],
])(
  'after a %i about the address the list is fetched again: it may not show whose it is',
  async (status, body) => {
    const { user, calls } = await openAdd('student', {
      fetch: async (request, rest) =>
        request.method === 'POST' ? Response.json(body, { status }) : rest(request),
    })
    await fill(user, person)
    await screen.findByText(/^(?:Email already registered|Taken)$/)
    await waitFor(() =>
      expect(calls.filter((each) => each === 'GET /api/admin/users')).toHaveLength(2),
    )
  },
)

test('a message for a field that the dialog does not have is shown in an alert, the others at their fields', async () => {
  const refused = {
    success: false,
    errors: [
      { field: 'quota', message: 'Only 900 students are allowed.' },
      { field: 'email', message: 'This email domain is not allowed.' },
    ],
  }
  const { user, dialog } = await openAdd('student', {
    fetch: async (request, answer) =>
      request.url.endsWith('/api/auth/signup')
        ? Response.json(refused, { status: 400 })
        : answer(request),
  })
  await fill(user, person)
  const alert = await screen.findByRole('alertdialog', { name: 'Failed to create student' })
  expect(alert).toHaveTextContent('Only 900 students are allowed.')
  expect(alert).not.toHaveTextContent('This email domain is not allowed.')
  await user.click(within(alert).getByRole('button', { name: 'OK' }))
  expect(await dialog.findByText('This email domain is not allowed.')).toBeVisible()
})

test.each([
  [
    400,
    /refused without giving a reason\. No account was created, and what you typed is still here/,
  ],
  [
    403,
    /refused without giving a reason\. No account was created, and what you typed is still here/,
  ],
  [409, /seems to exist already/],
  [500, /went wrong on the server\. .* The account may have been created/],
  [502, /not available at the moment\..* The account may have been created/],
  [503, /not available at the moment\..* What you typed is still here/],
])('a bare %i says what happened, what is safe and what to do', async (status, text) => {
  const { user } = await openAdd('student', {
    fetch: async (request, rest) =>
      request.method === 'POST' ? new Response('<h1>Sorry</h1>', { status }) : rest(request),
  })
  await fill(user, person)
  const alert = await screen.findByRole('alertdialog', { name: 'Failed to create student' })
  expect(alert).toHaveTextContent(text)
})

test('after an ended session the dialog says why, then asks to sign in, and keeps the input', async () => {
  const { user, server } = await openAdd('student')
  await server.endSessions()
  await fill(user, person)
  const alert = await screen.findByRole('alertdialog', { name: 'Your session has expired' })
  expect(alert).toHaveTextContent(
    /what you typed is still here\. Sign in again if you are asked to/,
  )
  await user.click(within(alert).getByRole('button', { name: 'OK' }))
  const signIn = within(await screen.findByRole('dialog', { name: 'Your session has ended' }))
  expect(await signIn.findByLabelText('Email')).toHaveValue('admin@ssip.example')
  await enter(user, signIn.getByLabelText('Password'), 'Admin123')
  await user.click(signIn.getByRole('button', { name: 'Sign In' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add User' }))
  expect(dialog.getByLabelText('Name')).toHaveValue('Bhavna Rao')
  expect(await screen.findByRole('row', { name: /Nisha Bhatt/, hidden: true })).toBeInTheDocument()
})

test('the input is still there when the dialog is closed and opened again, except for the passwords', async () => {
  const { user, dialog, router } = await openAdd('admin')
  await enter(user, dialog.getByLabelText('Name'), 'Bhavna Rao')
  await enter(user, dialog.getByLabelText('Password'), 'Secret1')
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(router.state.location.search).toBe('')
  await user.click(screen.getByRole('button', { name: 'Add User' }))
  expect(await screen.findByLabelText('Name')).toHaveValue('Bhavna Rao')
  expect(screen.getByLabelText('Password')).toHaveValue('')
})

test('the warning about a new administrator is read out when that kind is chosen', async () => {
  const { user, dialog } = await openAdd('student')
  const said = openRegions()
  await user.selectOptions(dialog.getByLabelText('Account type'), 'Administrator')
  await waitFor(() => expect(said()).toContainEqual(expect.stringMatching(/has full rights/)))
})

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

test('Back closes the dialog; closed by its own button, it leaves nothing behind for Back', async () => {
  const { user, router } = await renderPortal('/admin/dashboard', { as: 'admin' })
  await act(() => router.navigate('/admin/users'))
  const openDialog = async () => {
    await user.click(await screen.findByRole('button', { name: 'Add User' }))
    return within(await screen.findByRole('dialog', { name: 'Add User' }))
  }
  const dialog = await openDialog()
  await user.selectOptions(dialog.getByLabelText('Account type'), 'Administrator')
  await act(() => router.navigate(-1))
  await closed()
  expect(router.state.location.pathname).toBe('/admin/users')
  await user.click((await openDialog()).getByRole('button', { name: 'Cancel' }))
  await closed()
  await act(() => router.navigate(-1))
  expect(router.state.location.pathname).toBe('/admin/dashboard')
})

/** The dialog on a server that creates an account only once `answer` was called. */
async function openUnanswered() {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  const opened = await openAdd('student', {
    fetch: async (request, handlers) => {
      if (request.method === 'POST') await answered
      return handlers(request)
    },
  })
  return { ...opened, answer }
}

test('what is typed for the next account while one is being created stays', async () => {
  const { user, dialog, answer } = await openUnanswered()
  await fill(user, person)
  expect(await dialog.findByRole('button', { name: 'Creating…' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await user.click(await screen.findByRole('button', { name: 'Add User' }))
  const next = within(await screen.findByRole('dialog', { name: 'Add User' }))
  await user.clear(next.getByLabelText('Name'))
  await enter(user, next.getByLabelText('Name'), 'Chirag Dave')
  answer()
  const alert = await screen.findByRole('alertdialog', { name: 'Student created successfully!' })
  expect(alert).toHaveTextContent('Bhavna Rao')
  await user.click(within(alert).getByRole('button', { name: 'OK' }))
  const still = within(await screen.findByRole('dialog', { name: 'Add User' }))
  expect(still.getByLabelText('Name')).toHaveValue('Chirag Dave')
  expect(JSON.stringify(await database.settings.toArray())).toContain('Chirag Dave')
})

test('an account that is created before the list has come is in it: the server may have made that list before', async () => {
  const first = Promise.withResolvers<void>()
  let lists = 0
  const { user } = await openAdd('student', {
    fetch: async (request, pretend) => {
      const answer = await pretend(request)
      const isFirst = request.url.endsWith('/api/admin/users') && (lists += 1) === 1
      if (isFirst) await first.promise
      return answer
    },
  })
  await fill(user, person)
  const alert = await screen.findByRole('alertdialog', { name: 'Student created successfully!' })
  first.resolve()
  await user.click(within(alert).getByRole('button', { name: 'OK' }))
  await enter(user, await screen.findByRole('searchbox', { name: 'Search' }), 'bhavna.rao@')
  expect(await screen.findByRole('row', { name: /Bhavna Rao/ })).toBeVisible()
})

test.each([
  ['closed', undefined],
  ['closed and opened again for the next account', 'Chirag Dave'],
])(
  'a refusal that comes when the dialog was %s is told all the same, and of whom',
  async (_what, next) => {
    const { user, dialog, answer } = await openUnanswered()
    await fill(user, { ...person, Email: 'student@ssip.example' })
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    const again = () => user.click(screen.getByRole('button', { name: 'Add User' }))
    if (next !== undefined) {
      await again()
      const name = within(await screen.findByRole('dialog')).getByLabelText('Name')
      await user.clear(name)
      await enter(user, name, next)
    }
    answer()
    const alert = await screen.findByRole('alertdialog', { name: 'Failed to create student' })
    expect(alert).toHaveTextContent(
      'Bhavna Rao, student@ssip.example. An account with this email already exists',
    )
    await user.click(within(alert).getByRole('button', { name: 'OK' }))
    if (next === undefined) await again()
    const form = within(await screen.findByRole('dialog', { name: 'Add User' }))
    expect(form.getByLabelText('Name')).toHaveValue(next ?? 'Bhavna Rao')
    expect(form.queryByText('An account with this email already exists')).not.toBeInTheDocument()
  },
)

test('a field that the server refuses has the focus: on a phone it may be far above the button', async () => {
  const { user, dialog } = await openAdd('student')
  await fill(user, { ...person, Email: 'student@ssip.example' })
  expect(await dialog.findByText('An account with this email already exists')).toBeVisible()
  await waitFor(() => expect(dialog.getByLabelText('Email')).toHaveFocus())
})

test.each([
  ['created', undefined],
  ['refused', new Response('Nobody named Bhavna Rao', { status: 400 })],
])(
  'whoever comes after a sign-out does not read that an account was %s',
  async (_what, refusal) => {
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
    const { user, dialog, router, server } = await openAdd('student', {
      fetch: async (request, handlers) => {
        if (request.method !== 'POST') return handlers(request)
        await answered
        return refusal ?? handlers(request)
      },
    })
    await fill(user, person)
    await dialog.findByRole('button', { name: 'Creating…' })
    localStorage.removeItem('token')
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token' })))
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
    answer()
    if (refusal === undefined) {
      await waitFor(async () => expect(await server.findByEmail(person.Email)).toBeDefined())
      await waitFor(async () =>
        expect(JSON.stringify(await database.settings.toArray())).not.toContain('Bhavna'),
      )
    } else await waitFor(() => expect(refusal.bodyUsed).toBe(true))
    await act(workDone)
    expect(screen.queryByText(/Bhavna/)).not.toBeInTheDocument()
  },
)

test.each([
  [
    'its own button',
    (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Cancel' })),
  ],
  ['Back', (_user: UserEvent, router: Router) => act(() => router.navigate(-1))],
])(
  'closed by %s while the account is being created, it goes no further back',
  async (_by, close) => {
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
    const { user, router } = await renderPortal('/admin/dashboard', {
      as: 'admin',
      fetch: async (request, handlers) => {
        if (request.method === 'POST') await answered
        return handlers(request)
      },
    })
    await act(() => router.navigate('/admin/users'))
    await user.click(await screen.findByRole('button', { name: 'Add User' }))
    await screen.findByRole('dialog', { name: 'Add User' })
    await fill(user, person)
    await close(user, router)
    await closed()
    answer()
    await screen.findByRole('alertdialog', { name: 'Student created successfully!' })
    expect(router.state.location.pathname).toBe('/admin/users')
  },
)

test('the button that was pressed keeps the focus, and sends once', async () => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  let sent = 0
  const { user, dialog } = await openAdd('student', {
    fetch: async (request, handlers) => {
      if (request.method !== 'POST') return handlers(request)
      sent += 1
      await answered
      throw new TypeError('Failed to fetch')
    },
  })
  await fill(user, person)
  const button = await dialog.findByRole('button', { name: 'Creating…' })
  expect(button).toHaveFocus()
  await user.keyboard('{Enter}')
  await user.type(dialog.getByLabelText('Email'), '{Enter}', { skipClick: true })
  answer()
  const alert = await screen.findByRole('alertdialog', { name: /^Network error/ })
  await user.click(within(alert).getByRole('button', { name: 'OK' }))
  await waitFor(() => expect(button).toHaveFocus())
  expect(button).toHaveTextContent('Create Student')
  expect(sent).toBe(1)
})

test('what another tab has typed into its fields stays', async () => {
  const { user, dialog } = await openAdd('student')
  const key = 'admin-add-user'
  await user.click(dialog.getByLabelText('Name'))
  await user.paste('Bhavna')
  const stored = () => getSetting('u-admin', key)
  await waitFor(async () => expect(await stored()).toEqual({ name: 'Bhavna' }))
  await updateSetting<object>('u-admin', key, (now) => ({ ...now, institution: 'Kutch School' }))
  await user.paste(' Rao')
  await waitFor(async () =>
    expect(await stored()).toEqual({ name: 'Bhavna Rao', institution: 'Kutch School' }),
  )
})

test('the input is restored after a crash, except for the passwords, and gone once the account is created', async () => {
  const { user, view, dialog } = await openAdd('student')
  for (const [label, text] of Object.entries(person)) {
    await user.click(dialog.getByLabelText(new RegExp(`^${label}`), { selector: 'input' }))
    await user.paste(text)
  }
  view.unmount()

  const again = await openAdd('student')
  await waitFor(() => expect(again.dialog.getByLabelText('Name')).toHaveValue('Bhavna Rao'))
  expect(again.dialog.getByLabelText('Institution')).toHaveValue('Kutch School of Design')
  expect(again.dialog.getByLabelText('Password')).toHaveValue('')
  const stored = JSON.stringify(await database.settings.toArray())
  expect(stored).toContain('Bhavna Rao')
  expect(stored).not.toContain(person.Password)
  const { Password, 'Confirm password': confirmed } = person
  await fill(again.user, { Password, 'Confirm password': confirmed })
  await again.user.click(await screen.findByRole('button', { name: 'OK' }))
  await waitFor(async () =>
    expect(JSON.stringify(await database.settings.toArray())).not.toContain('Bhavna Rao'),
  )
})
