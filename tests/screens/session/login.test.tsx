import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { isHeldHere } from '../../../src/pwa/unsaved'
import { enter } from '../../support/enter'
import { renderPortal } from '../../support/renderPortal'

const field = {
  email: () => screen.findByLabelText('Email'),
  password: () => screen.findByLabelText('Password'),
  submit: () => screen.findByRole('button', { name: 'Sign In' }),
}

afterEach(() => vi.unstubAllGlobals())

describe('the rules of the login screen (spec §5)', () => {
  test.each([
    ['', '', ['Email is required', 'Password is required']],
    ['student', 'x', ['Please enter a valid email address']],
    ['a@b', 'x', ['Please enter a valid email address']],
    ['a@b.c', '', ['Password is required']],
  ])('%j with password %j: %j', async (email, password, messages) => {
    const { user, calls } = await renderPortal('/login')
    if (email !== '') await enter(user, await field.email(), email)
    if (password !== '') await enter(user, await field.password(), password)
    await user.click(await field.submit())
    for (const message of messages) expect(await screen.findByText(message)).toBeInTheDocument()
    expect(calls).toEqual([])
  })

  test('a field error goes when that field is edited, and only that one', async () => {
    const { user } = await renderPortal('/login')
    await user.click(await field.submit())
    await enter(user, await field.email(), 'a')
    expect(screen.queryByText('Email is required')).not.toBeInTheDocument()
    expect(screen.getByText('Password is required')).toBeInTheDocument()
  })
})

test('an update waits for whoever is signing in, until they are in', async () => {
  const { user, router } = await renderPortal('/login')
  const password = await field.password()
  expect(isHeldHere()).toBe(false)
  await enter(user, password, 'Student123')
  expect(isHeldHere()).toBe(true)
  await user.clear(password)
  expect(isHeldHere()).toBe(false)
  await enter(user, password, 'Student123')
  await enter(user, await field.email(), 'student@ssip.example')
  await user.click(await field.submit())
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'))
  await waitFor(() => expect(isHeldHere()).toBe(false))
})

describe('signing in', () => {
  test('goes to the dashboard and keeps the token under its key', async () => {
    const { user, router } = await renderPortal('/login')
    await enter(user, await field.email(), 'student@ssip.example')
    await enter(user, await field.password(), 'Student123')
    await user.click(await field.submit())
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'))
    expect(localStorage.getItem('token')).toMatch(/^demo-/)
  })

  test.each([
    ['has none', () => null],
    [
      'refuses even its name, as Firefox does',
      () => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    ],
  ])('needs no database where storage is blocked: the browser %s', async (_what, get) => {
    vi.stubGlobal('indexedDB', null)
    Object.defineProperty(globalThis, 'indexedDB', { configurable: true, get })
    const { user, router } = await renderPortal('/login')
    await enter(user, await field.email(), 'student@ssip.example')
    await enter(user, await field.password(), 'Student123')
    await user.click(await field.submit())
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'))
  })

  test('takes an address as a chat or a contact list gives it', async () => {
    const { user, router } = await renderPortal('/login')
    await enter(user, await field.email(), '\u202Astudent@ssip.example\u202C\u00A0')
    await enter(user, await field.password(), 'Student123')
    await user.click(await field.submit())
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'))
  })

  test('takes what a program has put in without telling the page', async () => {
    const { user, router } = await renderPortal('/login')
    const email = await screen.findByLabelText<HTMLInputElement>('Email')
    const password = screen.getByLabelText<HTMLInputElement>('Password')
    email.value = 'student@ssip.example'
    password.value = 'Student123'
    await user.click(await field.submit())
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'))
  })

  test('asks the profile for a role that the answer leaves out: the office is not a student’s dashboard', async () => {
    const { user } = await renderPortal('/login', {
      fetch: async (request, pretend) => {
        const answer = await pretend(request)
        if (!request.url.endsWith('/auth/login')) return answer
        const text = await answer.text()
        return new Response(text.replace(/"role":"admin",?/, ''), answer)
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Continue as administrator' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Admin dashboard' })).toBeVisible()
  })

  test.each(['Continue as student', 'Continue as administrator'])(
    '%s works in the demo',
    async (name) => {
      const { user, router } = await renderPortal('/login')
      await user.click(await screen.findByRole('button', { name }))
      await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'))
    },
  )

  test('says Signing In... and cannot be pressed twice while it waits', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    const answer = vi.fn(() => promise)
    const { user } = await renderPortal('/login', { fetch: answer })
    await enter(user, await field.email(), 'student@ssip.example')
    await enter(user, await field.password(), 'Student123')
    await user.click(await field.submit())
    const waiting = await screen.findByRole('button', { name: 'Signing In...' })
    expect(waiting).toHaveAttribute('aria-disabled', 'true')
    await user.click(waiting)
    await user.type(await field.password(), '{Enter}')
    expect(answer).toHaveBeenCalledOnce()
    resolve(Response.json({}, { status: 500 }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Login failed')
  })

  test('a refusal shows a red banner that can be dismissed; the focus is then where it came from', async () => {
    const { user } = await renderPortal('/login')
    await enter(user, await field.email(), 'student@ssip.example')
    await enter(user, await field.password(), 'wrong')
    await user.click(await field.submit())
    expect(await screen.findByRole('alert')).toHaveTextContent('Invalid email or password')
    await user.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(await field.submit()).toHaveFocus()
  })

  test('an error is gone after leaving the screen', async () => {
    const { user, router } = await renderPortal('/login')
    await enter(user, await field.email(), 'student@ssip.example')
    await enter(user, await field.password(), 'wrong')
    await user.click(await field.submit())
    await screen.findByRole('alert')
    await act(() => router.navigate('/signup'))
    await screen.findByLabelText('Confirm password')
    await act(() => router.navigate('/login'))
    await field.submit()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  test('an answer that comes after leaving the screen is no error of another', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    const { user, router } = await renderPortal('/login', { fetch: () => promise })
    await enter(user, await field.email(), 'student@ssip.example')
    await enter(user, await field.password(), 'wrong')
    await user.click(await field.submit())
    await screen.findByRole('button', { name: 'Signing In...' })
    await user.click(screen.getByRole('link', { name: 'Create an account' }))
    expect(await screen.findByRole('button', { name: 'Create Account' })).not.toHaveAttribute(
      'aria-disabled',
    )
    await act(async () => resolve(Response.json({ message: 'Wrong password' }, { status: 401 })))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    await act(() => router.navigate('/login'))
    await field.submit()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  test('a sign-in that is accepted after leaving the screen still counts', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const { user, router } = await renderPortal('/login', {
      fetch: async (request, answer) => {
        await promise
        return answer(request)
      },
    })
    await enter(user, await field.email(), 'student@ssip.example')
    await enter(user, await field.password(), 'Student123')
    await user.click(await field.submit())
    await act(() => router.navigate('/events'))
    resolve()
    await screen.findAllByRole('button', { name: 'Logout', hidden: true })
    expect(router.state.location.pathname).toBe('/events')
  })

  test.each([
    ['error@ssip.example', 'The server is being repaired'],
    ['silent@ssip.example', 'Login failed'],
    ['forbidden@ssip.example', 'This account is locked'],
    ['html@ssip.example', 'Something other than the server answered'],
    ['truncated@ssip.example', 'Login failed'],
    ['wrong@ssip.example', 'Login failed'],
    ['empty@ssip.example', 'Login failed'],
    ['blank@ssip.example', 'Login failed'],
    ['down@ssip.example', 'The server cannot be reached'],
  ])('%s: %s, and the input stays', async (email, message) => {
    const { user } = await renderPortal('/login')
    await enter(user, await field.email(), email)
    await enter(user, await field.password(), 'Sample123')
    await user.click(await field.submit())
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    expect(await field.email()).toHaveValue(email)
    expect(await field.password()).toHaveValue('Sample123')
  })

  const wrong = 'The email or the password is not right. Check both, then try again.'
  test.each([
    ['a bare 401', 401, null, wrong],
    ['a 401 with a word', 401, 'Unauthorized', wrong],
    ['a 401 of Spring', 401, '{"status":401,"error":"Unauthorized"}', wrong],
    [
      'a bare 403',
      403,
      null,
      'The server lets nobody in with this email and password. Check both, then try again.',
    ],
    [
      'the page of a proxy',
      401,
      '<h1>Authorization Required</h1>',
      'The server refused without giving a reason.',
    ],
  ])('a wrong password that gets %s has a sentence', async (_name, status, body, said) => {
    const { user } = await renderPortal('/login', {
      fetch: async () => new Response(body, { status }),
    })
    await enter(user, await field.email(), 'a@example.org')
    await enter(user, await field.password(), 'Sample123')
    await user.click(await field.submit())
    expect(await screen.findByRole('alert')).toHaveTextContent(`Login failed. ${said}`)
    expect(await field.password()).toHaveValue('Sample123')
  })

  test.each([
    ['the page of a missing route', 404, '<h1>Cannot POST /auth/login</h1>', 'Login failed'],
    ['plain text', 500, 'Internal Server Error', 'Login failed'],
    ['the page of a firewall', 403, '<h1>Blocked</h1>', 'Login failed'],
    ['its own words, of no field', 400, '{"errors":["No sign-ins today"]}', 'No sign-ins today'],
    [
      'words for a field that is not here',
      400,
      '{"message":"Not valid","errors":{"captcha":{"message":"Captcha is wrong"}}}',
      'Not valid. Captcha is wrong',
    ],
  ])(
    '%s (%i) is shown in the server’s words or as a failed sign-in',
    async (_name, status, body, text) => {
      const { user } = await renderPortal('/login', {
        fetch: async (request, rest) =>
          request.method === 'POST' ? new Response(body, { status }) : rest(request),
      })
      await enter(user, await field.email(), 'a@example.org')
      await enter(user, await field.password(), 'Sample123')
      await user.click(await field.submit())
      expect((await screen.findByRole('alert')).textContent).toContain(text)
      expect(await field.email()).toHaveValue('a@example.org')
    },
  )

  test.each(['fields@ssip.example', 'paths@ssip.example'])(
    '%s: the server’s message is under its field',
    async (email) => {
      const { user } = await renderPortal('/login')
      await enter(user, await field.email(), email)
      await enter(user, await field.password(), 'Sample123')
      await user.click(await field.submit())
      expect(await screen.findByText('This email domain is not allowed')).toBeInTheDocument()
      expect(await field.email()).toHaveAccessibleDescription(/This email domain is not allowed/)
    },
  )
})

test('the password can be shown and hidden', async () => {
  const { user } = await renderPortal('/login')
  expect(await field.password()).toHaveAttribute('type', 'password')
  await user.click(screen.getByRole('button', { name: 'Show password' }))
  expect(await field.password()).toHaveAttribute('type', 'text')
  // The name says what a press does now; 'Hide password, pressed' would say the contrary.
  const hide = screen.getByRole('button', { name: 'Hide password' })
  expect(hide).not.toHaveAttribute('aria-pressed')
  expect(screen.getByText('The password is shown')).toHaveAttribute('aria-live', 'polite')
  await user.click(hide)
  expect(await field.password()).toHaveAttribute('type', 'password')
  expect(screen.getByText('The password is hidden')).toHaveAttribute('aria-live', 'polite')
})

test('remember me stores the e-mail address and nothing else, until it is no longer wanted', async () => {
  const first = await renderPortal('/login')
  await enter(first.user, await field.email(), 'student@ssip.example')
  await enter(first.user, await field.password(), 'Student123')
  await first.user.click(screen.getByRole('checkbox', { name: /Remember my email/ }))
  await first.user.click(await field.submit())
  await waitFor(() => expect(first.router.state.location.pathname).toBe('/dashboard'))
  expect(JSON.stringify(localStorage)).not.toContain('Student123')
  first.view.unmount()
  localStorage.removeItem('token')
  const second = await renderPortal('/login')
  await waitFor(async () => expect(await field.email()).toHaveValue('student@ssip.example'))
  expect(await field.password()).toHaveValue('')
  await second.user.click(screen.getByRole('checkbox', { name: /Remember my email/ }))
  await enter(second.user, await field.password(), 'Student123')
  await second.user.click(await field.submit())
  await waitFor(() => expect(second.router.state.location.pathname).toBe('/dashboard'))
  expect(localStorage.getItem('rememberedEmail')).toBeNull()
})

test('an address with which nobody was let in is not remembered', async () => {
  const first = await renderPortal('/login')
  await enter(first.user, await field.email(), 'student@ssip.exmaple')
  await enter(first.user, await field.password(), 'Student123')
  await first.user.click(screen.getByRole('checkbox', { name: /Remember my email/ }))
  await first.user.click(await field.submit())
  expect(await screen.findByRole('alert')).toHaveTextContent('Invalid email or password')
  first.view.unmount()
  await renderPortal('/login')
  expect(await field.email()).toHaveValue('')
  expect(localStorage.getItem('rememberedEmail')).toBeNull()
})
