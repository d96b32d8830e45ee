import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { mockFetch } from '../../../mocks/fetch'
import { ServerDatabase } from '../../../mocks/database'
import { allHandlers } from '../../../mocks/handlers/all'
import { memoryStore } from '../../../mocks/memoryStore'
import { renderPortal } from '../../support/renderPortal'

const dialog = () => within(screen.getByRole('dialog', { name: 'Create Admin' }))
const notice = async (name: string) => within(await screen.findByRole('alertdialog', { name }))

type Options = Omit<Parameters<typeof renderPortal>[1] & object, 'as'>

async function open(options: Options = {}, path = '/admin/dashboard?tab=users') {
  const portal = await renderPortal(path, { as: 'admin', ...options })
  await portal.user.click(await screen.findByRole('button', { name: 'Create Admin' }))
  await screen.findByRole('dialog', { name: 'Create Admin' })
  return portal
}

type User = Awaited<ReturnType<typeof open>>['user']

const complete = {
  Name: 'Kiran Desai',
  Email: 'kiran.desai@ssip.example',
  Password: 'Secret1',
  'Confirm password': 'Secret1',
}

async function submit(user: User, values: Partial<typeof complete>) {
  for (const [label, value] of Object.entries(values)) {
    const field = dialog().getByLabelText(label, { selector: 'input' })
    await user.clear(field)
    if (value !== '') await user.type(field, value)
  }
  await user.click(dialog().getByRole('button', { name: 'Create Admin' }))
}

const problems = () =>
  dialog()
    .getAllByRole('textbox')
    .concat(
      ['Password', 'Confirm password'].map((label) =>
        dialog().getByLabelText(label, { selector: 'input' }),
      ),
    )
    .map((field) => field.getAttribute('aria-describedby'))
    .flatMap((ids) => ids?.split(' ') ?? [])
    .filter((id) => id.endsWith('-error'))
    .map((id) => document.getElementById(id)?.textContent.replace('Error: ', ''))

const posts = (calls: string[]) => calls.filter((call) => call.startsWith('POST'))

/** A fetch to the pretend server that remembers each body that was posted. */
function watchedFetch(server: ServerDatabase) {
  const bodies: unknown[] = []
  const answer = mockFetch(allHandlers(server))
  const fetch = async (request: Request) => {
    if (request.method === 'POST') bodies.push(await request.clone().json())
    return answer(request)
  }
  return { bodies, fetch }
}

test('it warns that a new admin gets full privileges including creating other admins', async () => {
  await open()
  expect(
    dialog().getByText('A new admin gets full privileges, including creating other admins.'),
  ).toBeInTheDocument()
})

test.each<[Partial<typeof complete>, string[]]>([
  [{}, ['Name is required', 'Email is required', 'Password is required']],
  [{ ...complete, Name: '   ' }, ['Name is required']],
  [{ ...complete, Name: ' K ' }, ['Name must be at least 2 characters']],
  [{ ...complete, Email: '' }, ['Email is required']],
  [{ ...complete, Email: 'kiran.desai@ssip' }, ['Please enter a valid email']],
  [{ ...complete, Password: '', 'Confirm password': '' }, ['Password is required']],
  [
    { ...complete, Password: '12345', 'Confirm password': '12345' },
    ['Password must be at least 6 characters'],
  ],
  [{ ...complete, 'Confirm password': 'Secret2' }, ['Passwords do not match']],
  [{ ...complete, 'Confirm password': '' }, ['Passwords do not match']],
])('%j is not sent: %j', async (values, messages) => {
  const { user, calls } = await open()
  await submit(user, values)
  await waitFor(() => expect(problems()).toEqual(messages))
  expect(posts(calls)).toEqual([])
})

test('name, email and password go to the server and nothing else; then all is cleared, closed and told', async () => {
  const server = new ServerDatabase(memoryStore())
  const { bodies, fetch } = watchedFetch(server)
  const { user, calls } = await open({ server, fetch })
  await submit(user, { ...complete, Name: ' Kiran Desai ' })
  const told = await notice('Admin user created successfully')
  expect(told.getByText('Name: Kiran Desai. Email: kiran.desai@ssip.example')).toBeInTheDocument()
  expect(posts(calls)).toEqual(['POST /api/admin/create-admin'])
  expect(bodies).toEqual([
    { name: 'Kiran Desai', email: 'kiran.desai@ssip.example', password: 'Secret1' },
  ])
  expect((await server.findByEmail('kiran.desai@ssip.example'))?.role).toBe('admin')
  await user.click(told.getByRole('button', { name: 'OK' }))
  await user.click(await screen.findByRole('button', { name: 'Create Admin' }))
  for (const label of Object.keys(complete))
    expect(dialog().getByLabelText(label, { selector: 'input' })).toHaveValue('')
})

test('the user list that was read before is fetched again, without a reload', async () => {
  const { user, router, calls } = await renderPortal('/admin/users', { as: 'admin' })
  await screen.findByText('Total Users')
  const lists = () => calls.filter((call) => call === 'GET /api/admin/users')
  expect(lists()).toHaveLength(1)
  await router.navigate('/admin/dashboard?tab=users')
  await user.click(await screen.findByRole('button', { name: 'Create Admin' }))
  await submit(user, complete)
  await user.click(
    (await notice('Admin user created successfully')).getByRole('button', { name: 'OK' }),
  )
  await router.navigate('/admin/users')
  await waitFor(() => expect(lists()).toHaveLength(2))
})

test.each([
  ['field and message', 'fields@ssip.example', 'This email domain is not allowed'],
  ['path and msg', 'paths@ssip.example', 'This email domain is not allowed'],
  ['a taken address', 'student@ssip.example', 'An account with this email already exists'],
])('a list of errors (%s) is shown beside the fields', async (_shape, Email, message) => {
  const { user } = await open()
  await submit(user, { ...complete, Email })
  await waitFor(() => expect(problems()).toEqual([message]))
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  expect(dialog().getByLabelText('Name')).toHaveValue('Kiran Desai')
  await user.type(dialog().getByLabelText('Email'), 'x')
  expect(problems()).toEqual([])
})

test('an error for a field that the dialog does not have is told in an alert', async () => {
  const server = new ServerDatabase(memoryStore())
  const answer = mockFetch(allHandlers(server))
  const { user } = await open({
    server,
    fetch: async (request) =>
      request.method === 'POST'
        ? Response.json(
            { success: false, errors: [{ field: 'quota', message: 'Only 30 admins are allowed' }] },
            { status: 400 },
          )
        : answer(request),
  })
  await submit(user, complete)
  const told = await notice('Failed to create admin user')
  expect(told.getByText('Only 30 admins are allowed')).toBeInTheDocument()
})

test.each([
  ['error@ssip.example', 'The server is being repaired'],
  ['silent@ssip.example', 'Failed to create admin user'],
])('%s: the alert says “%s”, and what was typed stays', async (Email, text) => {
  const { user } = await open()
  await submit(user, { ...complete, Email })
  await user.click((await notice(text)).getByRole('button', { name: 'OK' }))
  expect(dialog().getByLabelText('Name')).toHaveValue('Kiran Desai')
  expect(dialog().getByLabelText('Password', { selector: 'input' })).toHaveValue('Secret1')
  await waitFor(() => expect(dialog().getByRole('button', { name: 'Create Admin' })).toBeEnabled())
})

test.each([
  ['down@ssip.example', /^Network error: Failed to fetch$/],
  ['html@ssip.example', /^Network error: Something other than the server answered/],
  ['empty@ssip.example', /^Network error: /],
  ['blank@ssip.example', /^Network error: /],
  ['wrong@ssip.example', /^Network error: /],
  ['truncated@ssip.example', /^Network error: /],
])('%s is a network error, with the hint about port 5000', async (Email, title) => {
  const { user } = await open()
  await submit(user, { ...complete, Email })
  const told = await screen.findByRole('alertdialog', { name: title })
  expect(told).toHaveTextContent('Make sure that the backend is running on port 5000')
})

test('a server that does not answer is a network error once the time limit is over', async () => {
  const { user } = await open()
  for (const [label, value] of Object.entries({ ...complete, Email: 'hang@ssip.example' }))
    await user.type(dialog().getByLabelText(label, { selector: 'input' }), value)
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
  try {
    await user.click(dialog().getByRole('button', { name: 'Create Admin' }))
    expect(await dialog().findByRole('button', { name: 'Creating Admin...' })).toBeDisabled()
    await vi.advanceTimersByTimeAsync(15_000)
    expect(
      await screen.findByRole('alertdialog', {
        name: 'Network error: The server did not answer within 15 seconds. Try again.',
      }),
    ).toBeInTheDocument()
  } finally {
    vi.useRealTimers()
  }
})

test.each([
  ['forbidden@ssip.example', 'This account is locked'],
  ['expired@ssip.example', 'Your session has expired'],
])(
  '%s ends the session: sign-in opens, and what was typed is there again afterwards',
  async (Email, text) => {
    const { user } = await open()
    await submit(user, { ...complete, Email })
    await user.click((await notice(text)).getByRole('button', { name: 'OK' }))
    const signIn = within(await screen.findByRole('dialog', { name: 'Your session has ended' }))
    expect(screen.queryByRole('dialog', { name: 'Create Admin' })).not.toBeInTheDocument()
    expect(localStorage.getItem('token')).toBeNull()
    await user.type(await signIn.findByLabelText('Email'), 'admin@ssip.example')
    await user.type(signIn.getByLabelText('Password', { selector: 'input' }), 'Admin123')
    await user.click(signIn.getByRole('button', { name: 'Sign In' }))
    await screen.findByRole('dialog', { name: 'Create Admin' })
    expect(dialog().getByLabelText('Name')).toHaveValue('Kiran Desai')
    expect(dialog().getByLabelText('Email')).toHaveValue(Email)
  },
)

test('passwords never reach the console', async () => {
  const { user } = await open()
  await submit(user, { ...complete, Email: 'error@ssip.example' })
  await notice('The server is being repaired')
  const printed = JSON.stringify([
    vi.mocked(console.info).mock.calls,
    vi.mocked(console.error).mock.calls,
  ])
  expect(printed).toContain('POST /api/admin/create-admin')
  expect(printed).not.toContain('Secret1')
})
