import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import * as timeLimits from '../../../src/api/timeLimit'
import { hasUnsaved } from '../../../src/pwa/unsaved'
import { database } from '../../../src/storage/database'
import * as settingsTable from '../../../src/storage/settings/table/settingsTable'
import { enter } from '../../support/enter'
import { renderPortal, type Fetch } from '../../support/renderPortal'

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
    if (value !== '') await enter(user, field, value)
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

/** Records each posted body on its way to the pretend server. */
function watchedFetch() {
  const bodies: unknown[] = []
  const fetch = async (request: Request, answer: Fetch) => {
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

test('only name, email and password are sent; then the form is cleared and closed, with a message', async () => {
  const { bodies, fetch } = watchedFetch()
  const { user, calls, server } = await open({ fetch })
  await submit(user, { ...complete, Name: ' Kiran Desai ' })
  const alert = await notice('Admin user created successfully')
  expect(alert.getByText('Name: Kiran Desai. Email: kiran.desai@ssip.example')).toBeInTheDocument()
  expect(posts(calls)).toEqual(['POST /api/admin/create-admin'])
  expect(bodies).toEqual([
    { name: 'Kiran Desai', email: 'kiran.desai@ssip.example', password: 'Secret1' },
  ])
  expect((await server.findByEmail('kiran.desai@ssip.example'))?.role).toBe('admin')
  await user.click(alert.getByRole('button', { name: 'OK' }))
  await user.click(await screen.findByRole('button', { name: 'Create Admin' }))
  for (const label of Object.keys(complete))
    expect(dialog().getByLabelText(label, { selector: 'input' })).toHaveValue('')
})

test('the user list is fetched again, without a reload', async () => {
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
  await enter(user, dialog().getByLabelText('Email'), 'x')
  expect(problems()).toEqual([])
})

test.each(['empty', 'blank', 'wrong'])(
  'the account is created even if the server (%s) does not return it',
  async (sentinel) => {
    const { user } = await open()
    await submit(user, { ...complete, Email: `${sentinel}@ssip.example` })
    await notice('Admin created successfully!')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  },
)

test.each([
  ['a page', 404, '<h1>Cannot POST /api/admin/create-admin</h1>', 'Failed to create admin user'],
  ['plain text', 400, 'Bad Request', 'Failed to create admin user'],
  ['a list of sentences', 400, '{"errors":["Only 30 admins."]}', 'Only 30 admins.'],
  ['403 with its reason', 403, '{"message":"Not yours to do"}', 'Not yours to do'],
  ['the page of a firewall', 403, '<h1>Blocked</h1>', 'Failed to create admin user'],
])(
  '%s: status %i is not blamed on the Wi-Fi, and ends no session',
  async (_name, status, body, text) => {
    const { user } = await open({
      fetch: async (request, answer) =>
        request.method === 'POST' ? new Response(body, { status }) : answer(request),
    })
    await submit(user, complete)
    await user.click((await notice(text)).getByRole('button', { name: 'OK' }))
    expect(dialog().getByLabelText('Name')).toHaveValue('Kiran Desai')
    expect(localStorage.getItem('token')).not.toBeNull()
  },
)

test('a bare refusal because of another account says what it means', async () => {
  const { user } = await open({
    fetch: async (request, answer) =>
      request.method === 'POST' ? new Response(null, { status: 409 }) : answer(request),
  })
  await submit(user, complete)
  const alert = await notice('Failed to create admin user')
  expect(alert.getByText(/seems to exist already: look for it in the list/)).toBeInTheDocument()
})

test('beside the sample list, nobody is sent to look for the account there', async () => {
  const { user } = await open({
    fetch: async (request, answer) => {
      if (request.method === 'POST') return new Response(null, { status: 409 })
      return request.url.endsWith('/api/admin/users')
        ? new Response(null, { status: 503 })
        : answer(request)
    },
  })
  await submit(user, complete)
  const alert = await notice('Failed to create admin user')
  expect(
    alert.getByText(/sample data, which does not show it: load the list again under Manage Users/),
  ).toBeInTheDocument()
  expect(alert.queryByText(/look for it in the list/)).not.toBeInTheDocument()
})

test('an error for a field that the dialog does not have is shown in an alert', async () => {
  const { user } = await open({
    fetch: async (request, answer) =>
      request.method === 'POST'
        ? Response.json(
            { success: false, errors: [{ field: 'quota', message: 'Only 30 admins are allowed' }] },
            { status: 400 },
          )
        : answer(request),
  })
  await submit(user, complete)
  const alert = await notice('Failed to create admin user')
  expect(alert.getByText('Only 30 admins are allowed')).toBeInTheDocument()
})

test.each([
  ['error@ssip.example', 'The server is being repaired'],
  ['silent@ssip.example', 'Failed to create admin user'],
  ['truncated@ssip.example', 'Failed to create admin user'],
])('%s: the alert says “%s”, and the input stays', async (Email, text) => {
  const { user } = await open()
  await submit(user, { ...complete, Email })
  await user.click((await notice(text)).getByRole('button', { name: 'OK' }))
  expect(dialog().getByLabelText('Name')).toHaveValue('Kiran Desai')
  expect(dialog().getByLabelText('Password', { selector: 'input' })).toHaveValue('Secret1')
  await waitFor(() =>
    expect(dialog().getByRole('button', { name: 'Create Admin' })).not.toHaveAttribute(
      'aria-disabled',
    ),
  )
})

test.each([
  ['down@ssip.example', /^Network error: Failed to fetch$/],
  ['html@ssip.example', /^Network error: Something other than the server answered/],
])('%s is a network error, with the hint about port 5000', async (Email, title) => {
  const { user } = await open()
  await submit(user, { ...complete, Email })
  const alert = await screen.findByRole('alertdialog', { name: title })
  expect(alert).toHaveTextContent('The backend must be running on port 5000')
  expect(alert).not.toHaveTextContent('The account may have been created')
})

test('a server that does not answer is a network error once the time limit is over, and may have made the account when it refuses the next request', async () => {
  const sent: Request[] = []
  const { user } = await open({
    fetch: async (request, answer) =>
      request.method === 'POST' && sent.push(request) > 1
        ? new Response('<h1>Blocked</h1>', { status: 403 })
        : answer(request),
  })
  for (const [label, value] of Object.entries({ ...complete, Email: 'hang@ssip.example' }))
    await enter(user, dialog().getByLabelText(label, { selector: 'input' }), value)
  const limit = new AbortController()
  const limits = vi.spyOn(timeLimits, 'timeLimit').mockReturnValue(limit.signal)
  await user.click(dialog().getByRole('button', { name: 'Create Admin' }))
  expect(await dialog().findByRole('button', { name: 'Creating Admin…' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  expect(limits).toHaveBeenCalledWith(15_000)
  act(() => limit.abort())
  const late = 'Network error: The server did not answer within 15 seconds. Try again.'
  const alert = await notice(late)
  const perhaps = /The account may have been created: look for it in the list/
  expect(alert.getByText(perhaps)).toBeInTheDocument()
  limits.mockRestore()
  await user.click(alert.getByRole('button', { name: 'OK' }))
  await user.click(dialog().getByRole('button', { name: 'Create Admin' }))
  const refusal = await notice('Failed to create admin user')
  expect(refusal.getByText(perhaps)).toBeInTheDocument()
  expect(refusal.queryByText(/No account was created/)).not.toBeInTheDocument()
})

test.each([
  ['forbidden@ssip.example', 'This account is locked'],
  ['expired@ssip.example', 'Your session has expired'],
])(
  '%s is refused with a reason; the profile shows that the session continues',
  async (Email, text) => {
    const { user, calls } = await open()
    await submit(user, { ...complete, Email })
    await user.click((await notice(text)).getByRole('button', { name: 'OK' }))
    expect(dialog().getByLabelText('Email')).toHaveValue(Email)
    expect(localStorage.getItem('token')).not.toBeNull()
    expect(calls.filter((call) => call === 'GET /auth/profile')).toHaveLength(2)
  },
)

test('after an ended session, sign-in opens once the reason was read, and the input is restored afterwards', async () => {
  const { user, server } = await open()
  await server.endSessions()
  await submit(user, complete)
  const reason = await notice('Your session has expired')
  await waitFor(() => expect(localStorage.getItem('token')).toBeNull())
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await user.click(reason.getByRole('button', { name: 'OK' }))
  const signIn = within(await screen.findByRole('dialog', { name: 'Your session has ended' }))
  expect(await signIn.findByLabelText('Email')).toHaveValue('admin@ssip.example')
  await enter(user, signIn.getByLabelText('Password', { selector: 'input' }), 'Admin123')
  await user.click(signIn.getByRole('button', { name: 'Sign In' }))
  await screen.findByRole('dialog', { name: 'Create Admin' })
  expect(dialog().getByLabelText('Name')).toHaveValue('Kiran Desai')
  expect(dialog().getByLabelText('Email')).toHaveValue(complete.Email)
})

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

test('a closed dialog keeps name and email, but no passwords and no problems; an update waits for an open one', async () => {
  const { user } = await open()
  expect(hasUnsaved()).toBe(true)
  await submit(user, { ...complete, 'Confirm password': 'Secret2' })
  await waitFor(() => expect(problems()).toEqual(['Passwords do not match']))
  await user.click(dialog().getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(hasUnsaved()).toBe(false)
  await user.click(screen.getByRole('button', { name: 'Create Admin' }))
  await screen.findByRole('dialog', { name: 'Create Admin' })
  expect(problems()).toEqual([])
  expect(dialog().getByLabelText('Name')).toHaveValue(complete.Name)
  for (const label of ['Password', 'Confirm password'])
    expect(dialog().getByLabelText(label, { selector: 'input' })).toHaveValue('')
})

test('name and email are restored after a crash; the password is not stored anywhere', async () => {
  const { user, view } = await open()
  for (const [label, value] of Object.entries(complete)) {
    await user.click(dialog().getByLabelText(label, { selector: 'input' }))
    await user.paste(value)
  }
  view.unmount()
  await open()
  await waitFor(() => expect(dialog().getByLabelText('Name')).toHaveValue(complete.Name))
  expect(dialog().getByLabelText('Email')).toHaveValue(complete.Email)
  expect(dialog().getByLabelText('Password')).toHaveValue('')
  expect(JSON.stringify(await database.settings.toArray())).not.toContain(complete.Password)
})

test('what was typed before and cannot be read keeps nobody from creating one', async () => {
  vi.spyOn(settingsTable, 'getSetting').mockRejectedValue(new DOMException('', 'UnknownError'))
  await open()
  expect(dialog().getByLabelText('Name')).toHaveValue('')
})
