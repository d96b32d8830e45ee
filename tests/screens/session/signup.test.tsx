import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { anyTabUnsaved } from '../../../src/pwa/unsaved'
import { enter } from '../../support/enter'
import { renderPortal } from '../../support/renderPortal'

type Typed = { name?: string; email?: string; password?: string; confirm?: string }

const right: Required<Typed> = {
  name: 'Asha Patel',
  email: 'new.person@example.com',
  password: 'Secret12',
  confirm: 'Secret12',
}

const labels = {
  name: 'Full name',
  email: 'Email',
  password: 'Password',
  confirm: 'Confirm password',
}
const fields = ['name', 'email', 'password', 'confirm'] as const

async function signUp(typed: Typed, fetch?: (request: Request) => Promise<Response>) {
  const portal = await renderPortal('/signup', fetch === undefined ? {} : { fetch })
  const { user } = portal
  const values = { ...right, ...typed }
  const main = within(await screen.findByRole('main'))
  for (const field of fields) {
    const input = await main.findByLabelText(labels[field])
    if (values[field] !== '') await enter(user, input, values[field])
  }
  await user.click(main.getByRole('checkbox', { name: /I agree/ }))
  await user.click(main.getByRole('button', { name: 'Create Account' }))
  return portal
}

test.each([
  ['/signup', 'Full name'],
  ['/contact', 'Name'],
])(
  'at %s a phone’s keyboard begins each part of a name with a capital, and corrects none',
  async (path, label) => {
    await renderPortal(path)
    const name = await screen.findByLabelText(label)
    expect(name).toHaveAttribute('autocapitalize', 'words')
    expect(name).toHaveAttribute('autocorrect', 'off')
  },
)

test('an update waits for an account that somebody is filling in, until they leave', async () => {
  const { user, router } = await renderPortal('/signup')
  const password = await screen.findByLabelText('Password')
  expect(await anyTabUnsaved()).toBe(false)
  await enter(user, password, 'Secret12')
  expect(await anyTabUnsaved()).toBe(true)
  await user.clear(password)
  expect(await anyTabUnsaved()).toBe(false)
  await enter(user, password, 'Secret12')
  await act(() => router.navigate('/'))
  await waitFor(async () => expect(await anyTabUnsaved()).toBe(false))
})

test('nor does it wait for one that was created', async () => {
  const { router } = await signUp({})
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'))
  await waitFor(async () => expect(await anyTabUnsaved()).toBe(false))
})

describe('the rules of the signup screen (spec §5)', () => {
  const broken: [(typeof fields)[number], string, string][] = [
    ['name', '', 'Full name is required'],
    ['name', '   ', 'Full name is required'],
    ['name', '\u200B\u00A0', 'Full name is required'],
    ['name', 'A\u200B', 'Name must be at least 2 characters long'],
    ['name', 'A', 'Name must be at least 2 characters long'],
    ['name', 'A'.repeat(51), 'Name cannot exceed 50 characters'],
    ['name', 'Asha 2', 'Name can only contain letters and spaces'],
    ['email', '', 'Email is required'],
    ['email', 'asha@college', 'Please enter a valid email address'],
    ['password', '', 'Password is required'],
    ['password', 'Abcd1', 'Password must be at least 6 characters long'],
    [
      'password',
      'secret12',
      'Password must contain at least one lowercase letter, one uppercase letter, and one number',
    ],
    [
      'password',
      'SECRET12',
      'Password must contain at least one lowercase letter, one uppercase letter, and one number',
    ],
    [
      'password',
      'SecretXY',
      'Password must contain at least one lowercase letter, one uppercase letter, and one number',
    ],
    ['confirm', '', 'Please confirm your password'],
    ['confirm', 'Secret13', 'Passwords do not match'],
  ]

  test('what breaks one says so until it is corrected, and is not sent', async () => {
    const { user, calls } = await signUp({ confirm: '' })
    for (const [field, text, message] of broken) {
      const input = screen.getByLabelText(labels[field])
      await user.clear(input)
      if (text !== '') await enter(user, input, text)
      await user.click(screen.getByRole('button', { name: 'Create Account' }))
      expect(await screen.findByText(message), `${field} ${text}`).toBeInTheDocument()
      await user.clear(input)
      await enter(user, input, right[field])
      expect(screen.queryByText(message), `${field} ${text}`).not.toBeInTheDocument()
    }
    expect(calls).toEqual([])
  })

  test.each([
    ['A'.repeat(50)],
    ['Jo'],
    ['આશા પટેલ'],
    // Joined and unjoined letters, as a phone's keyboard types them.
    ['लक्ष्\u200Dमी शर्मा'],
    ['શ્રી\u200Cકાંત પટેલ'],
    ['Asha\u00A0Patel\u200B', 'Asha Patel'],
    ['\u202Aआशा पटेल\u202C', 'आशा पटेल'],
  ])('the name %j is fine, and sent as it reads', async (name, sent = name) => {
    const { router, server } = await signUp({ name })
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'))
    expect(await server.findByEmail(right.email)).toMatchObject({ name: sent })
  })
})

test('a password of six characters is long enough', async () => {
  const { router } = await signUp({ password: 'Abcde1', confirm: 'Abcde1' })
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'))
})

test('an address as a chat or a contact list gives it is sent as it reads', async () => {
  const { router, server } = await signUp({ email: '\u202Anew.person@example.com\u200B ' })
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'))
  expect(await server.findByEmail(right.email)).toMatchObject({ email: right.email })
})

test('the terms are required by the browser and linked, and reading them leaves the form as it is', async () => {
  await renderPortal('/signup')
  const main = within(await screen.findByRole('main'))
  expect(await main.findByRole('checkbox', { name: /I agree/ })).toBeRequired()
  for (const [name, path] of [
    [/^terms of use/, '/terms'],
    [/^privacy notice/, '/privacy'],
  ] as const) {
    const link = main.getByRole('link', { name })
    expect(link).toHaveAttribute('href', path)
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAccessibleName(/opens in a new tab/)
  }
})

/** Loads the page once more, as a reload or a return does. */
async function openAgain() {
  cleanup()
  await renderPortal('/signup')
  const main = within(await screen.findByRole('main'))
  return {
    name: await main.findByLabelText('Full name'),
    email: main.getByLabelText('Email'),
    password: main.getByLabelText('Password'),
  }
}

/** Types what comes before the second password. */
async function begin() {
  const { user } = await renderPortal('/signup')
  await enter(user, await screen.findByLabelText('Full name'), right.name)
  await enter(user, screen.getByLabelText('Email'), right.email)
  await enter(user, screen.getByLabelText('Password'), right.password)
  return user
}

test('what was begun here is not shown once somebody has signed in instead', async () => {
  const { user, router, view } = await renderPortal('/signup')
  await enter(user, await screen.findByLabelText('Full name'), 'Asha Patel')
  await enter(user, screen.getByLabelText('Email'), 'student@ssip.example')
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Sign in' }))
  await screen.findByRole('button', { name: 'Sign In' })
  await enter(user, screen.getByLabelText('Email'), 'student@ssip.example')
  await enter(user, screen.getByLabelText('Password'), 'Student123')
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'))
  view.unmount()
  localStorage.removeItem('token')
  const { name, email } = await openAgain()
  expect(name).toHaveValue('')
  expect(email).toHaveValue('')
})

test('nor once somebody whom another tab has let in signs out here', async () => {
  const { user, router, server } = await renderPortal('/signup')
  await enter(user, await screen.findByLabelText('Full name'), 'Asha Patel')
  await enter(user, screen.getByLabelText('Email'), 'student@ssip.example')
  const account = await server.findByEmail('student@ssip.example')
  if (account === undefined) throw new Error('There is no sample student')
  localStorage.setItem('token', await server.signIn(account))
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token' })))
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'))
  await user.click((await screen.findAllByRole('button', { name: 'Logout', hidden: true }))[0]!)
  await waitFor(() => expect(localStorage.getItem('token')).toBeNull())
  await act(() => router.navigate('/signup'))
  expect(await screen.findByLabelText('Full name')).toHaveValue('')
  expect(screen.getByLabelText('Email')).toHaveValue('')
})

describe('a page that is loaded again', () => {
  test('has the name and the address, and no password', async () => {
    await begin()
    const { name, email, password } = await openAgain()
    expect(name).toHaveValue(right.name)
    expect(email).toHaveValue(right.email)
    expect(password).toHaveValue('')
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain(right.password)
  })

  test('is empty on a shared computer', async () => {
    const user = await begin()
    await user.click(screen.getByRole('checkbox', { name: /This is a shared computer/ }))
    // Browsers write it to the disk.
    expect(sessionStorage.getItem('sign-up')).toBeNull()
    const { name, email } = await openAgain()
    expect(name).toHaveValue('')
    expect(email).toHaveValue('')
  })

  test('is empty, too, where the sign-in has been told meanwhile that the computer is shared', async () => {
    const user = await begin()
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Sign in' }))
    await screen.findByRole('button', { name: 'Sign In' })
    await user.click(screen.getByRole('checkbox', { name: /This is a shared computer/ }))
    const { name, email } = await openAgain()
    expect(name).toHaveValue('')
    expect(email).toHaveValue('')
    expect(sessionStorage.getItem('sign-up')).toBeNull()
  })

  test('is empty once the account exists', async () => {
    const { router } = await signUp({})
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'))
    expect(sessionStorage.getItem('sign-up')).toBeNull()
  })
})

test('the server’s message about a taken e-mail is under its field', async () => {
  await signUp({ email: 'student@ssip.example' })
  expect(await screen.findByText('An account with this email already exists')).toBeInTheDocument()
  expect(screen.getByRole('alert')).toHaveTextContent('Signup failed')
})

/** The rest of a body never comes. */
function breaksOff(): Response {
  const begun = new ReadableStream({
    start: (body) => body.enqueue(new TextEncoder().encode('{"success":')),
    pull: (body) => body.error(new TypeError('network error')),
  })
  return new Response(begun, { status: 201 })
}

test('a bare refusal because of another account says what it means, and leads to the sign-in', async () => {
  await signUp({}, async () => new Response(null, { status: 409 }))
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('Signup failed')
  expect(alert).toHaveTextContent('An account with this email seems to exist already.')
  expect(within(alert).getByRole('link', { name: 'Sign in' })).toBeVisible()
})

describe('an answer that does not tell whether the account exists', () => {
  test.each<[string, () => Response, string]>([
    [
      'a server that wants the address confirmed first',
      () => Response.json({ message: 'Check your mail to confirm it.' }, { status: 201 }),
      'Check your mail to confirm it.',
    ],
    [
      'a server that signs nobody in',
      () => new Response(null, { status: 204 }),
      'The server answered, but you are not signed in.',
    ],
    [
      'a gateway that has waited in vain',
      () => new Response('<h1>Gateway Time-out</h1>', { status: 504 }),
      'Your account may have been created.',
    ],
    [
      'a server that fails at it',
      () => Response.json({ statusCode: 500, message: 'Internal server error' }, { status: 500 }),
      'Signup failed. Something went wrong on the server.',
    ],
    ['a connection that is lost in the answer', breaksOff, 'The server cannot be reached.'],
  ])('%s: it says so, and leads to the sign-in', async (_what, answer, told) => {
    const { user, router } = await signUp({}, async (request) =>
      request.url.endsWith('/auth/signup') ? answer() : Response.error(),
    )
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent(told)
    expect(alert).toHaveTextContent('Your account may have been created.')
    await user.click(within(alert).getByRole('link', { name: 'Sign in' }))
    expect(router.state.location.pathname).toBe('/login')
    expect(await screen.findByRole('button', { name: 'Sign In' })).toBeVisible()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  const exists = 'An account with this email already exists'
  const errors = [{ field: 'email', message: exists }]
  test.each<[string, () => Response | Promise<never>, string, () => Response, string]>([
    [
      'a connection that was lost before it',
      () => Promise.reject(new TypeError('Failed to fetch')),
      'The server cannot be reached.',
      () => Response.json({ success: false, errors }, { status: 400 }),
      exists,
    ],
    [
      'a gateway that waited in vain',
      () => new Response(null, { status: 504 }),
      'Signup failed',
      () => new Response(null, { status: 409 }),
      'Your account may have been created.',
    ],
    [
      'a gateway that waited in vain and has a firewall',
      () => new Response(null, { status: 504 }),
      'Signup failed',
      () => new Response('<h1>Blocked</h1>', { status: 403 }),
      'The server refused without giving a reason.',
    ],
  ])(
    '%s, and now it is refused: the account may be there',
    async (_what, first, told, taken, said) => {
      let attempts = 0
      const { user } = await signUp({}, async (request) => {
        if (!request.url.endsWith('/auth/signup')) throw new TypeError('Failed to fetch')
        return (attempts += 1) === 1 ? first() : taken()
      })
      expect(await screen.findByRole('alert')).toHaveTextContent(told)
      await user.click(screen.getByRole('button', { name: 'Create Account' }))
      await waitFor(() => expect(attempts).toBe(2))
      expect(await screen.findByText(said, { exact: false })).toBeVisible()
      const alert = screen.getByRole('alert')
      expect(alert).toHaveTextContent('Your account may have been created.')
      expect(alert).not.toHaveTextContent('use another email')
      expect(within(alert).getByRole('link', { name: 'Sign in' })).toBeVisible()
      await enter(user, screen.getByLabelText('Email'), '.org')
      await user.click(screen.getByRole('button', { name: 'Create Account' }))
      await waitFor(() => expect(attempts).toBe(3))
      expect(await screen.findByRole('alert')).not.toHaveTextContent('may have been created')
    },
  )

  test.each([
    ['a refusal', () => Response.json({ success: false, message: 'Closed' }, { status: 400 })],
    ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('%s leaves no such doubt', async (_what, answer) => {
    await signUp({}, async () => answer())
    expect(await screen.findByRole('alert')).not.toHaveTextContent('may have been created')
  })
})

test.each([
  ['a', 'weak'],
  ['abcdef', 'medium'],
  ['abcdeF', 'medium'],
  ['abcdF1', 'strong'],
  ['abcdF1!', 'strong'],
])('the strength of %j is %s', async (password, level) => {
  const { user } = await renderPortal('/signup')
  const field = await screen.findByLabelText('Password')
  const regions = screen.getAllByRole('status')
  await enter(user, field, password)
  // One that comes with its words is not heard in every screen reader.
  expect(regions).toContain(await screen.findByText(`Password strength: ${level}`))
})
