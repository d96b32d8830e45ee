import { act, render, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { demoAccounts } from '../../../mocks/data/demoAccounts'
import { ServerDatabase } from '../../../mocks/database'
import { memoryStore } from '../../../mocks/memoryStore'
import { useAuth } from '../../../src/auth/AuthContext'
import { database } from '../../../src/storage/database'
import { pause } from '../../../src/lib/pause'
import { loadDraft } from '../../../src/storage/drafts/drafts'
import { enter } from '../../support/enter'
import { keepCompleteDraft } from '../../support/grantValues'
import { renderPortal } from '../../support/renderPortal'

const heading = (name: RegExp | string) => screen.findByRole('heading', { level: 1, name })

function Outside() {
  useAuth()
  return null
}

function unreachable(): Promise<Response> {
  return Promise.reject(new TypeError('Failed to fetch'))
}

/** A server, and a device on which somebody was signed in before. */
async function signedInBefore() {
  const server = new ServerDatabase(memoryStore())
  const before = await renderPortal('/my-applications', { as: 'student', server })
  await heading(/my applications/i)
  await waitFor(async () => expect(await database.profile.count()).toBe(1))
  before.view.unmount()
  return server
}

describe('the session (spec §4)', () => {
  test('without a token nothing is requested and a guard redirects to /login', async () => {
    const { router, calls } = await renderPortal('/my-applications')
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
    expect(router.state.historyAction).toBe('REPLACE')
    expect(calls).toEqual([])
  })

  test('with a token the profile is fetched', async () => {
    const { calls } = await renderPortal('/my-applications', { as: 'student' })
    await heading(/my applications/i)
    expect(calls).toContain('GET /auth/profile')
  })

  test.each([401, 403])('a %i removes the token and the cached profile', async (status) => {
    await signedInBefore()
    await renderPortal('/events', { fetch: async () => Response.json({}, { status }) })
    await waitFor(() => expect(localStorage.getItem('token')).toBeNull())
    await waitFor(async () => expect(await database.profile.count()).toBe(0))
  })

  test.each([
    [401, 'Unauthorized'],
    [401, null],
    [403, 'Forbidden'],
    [403, null],
  ])('so does a %i as frameworks send it: %s', async (status, body) => {
    await signedInBefore()
    await renderPortal('/my-applications', { fetch: async () => new Response(body, { status }) })
    expect(await screen.findByRole('dialog', { name: 'Your session has ended' })).toBeVisible()
    expect(localStorage.getItem('token')).toBeNull()
  })

  test.each([401, 403])(
    'whom this device no longer knows is told at the sign-in why it opens, after a %i',
    async (status) => {
      localStorage.setItem('token', 'over')
      const { router } = await renderPortal('/my-applications', {
        fetch: async () => Response.json({ message: 'jwt expired' }, { status }),
      })
      expect(await screen.findByRole('alert')).toHaveTextContent(
        'Your session has ended. Sign in to go on.',
      )
      expect(router.state.location.pathname).toBe('/login')
      expect(localStorage.getItem('token')).toBeNull()
    },
  )

  test.each([
    ['no network', unreachable],
    ['a firewall', async () => new Response('<h1>Forbidden</h1>', { status: 403 })],
    ['a proxy', async () => new Response('<h1>Authorization Required</h1>', { status: 401 })],
    ['a captive portal', async () => new Response('<h1>Wi-Fi</h1>', { status: 200 })],
    ['a server error', async () => Response.json({}, { status: 500 })],
    ['nothing', async () => new Response(null, { status: 204 })],
  ])(
    '%s: it is logged, and the profile of this device restores the session',
    async (_name, fetch) => {
      await signedInBefore()
      await renderPortal('/my-applications', { fetch })
      await heading(/my applications/i)
      expect(localStorage.getItem('token')).not.toBeNull()
      await waitFor(() =>
        expect(console.error).toHaveBeenCalledWith(
          '[ssip] The profile could not be loaded',
          expect.stringContaining('ApiError'),
        ),
      )
    },
  )

  test('somebody else’s profile, which a proxy has kept, is not believed: the token is still whose it was', async () => {
    const server = await signedInBefore()
    const other = await server.findByEmail('admin@ssip.example')
    const { router } = await renderPortal('/profile', {
      server,
      fetch: async (request, pretend) =>
        request.url.endsWith('/auth/profile') ? Response.json({ user: other }) : pretend(request),
    })
    await heading(/profile/i)
    await waitFor(() =>
      expect(console.error).toHaveBeenCalledWith(
        '[ssip] The profile could not be loaded',
        expect.stringContaining('Error'),
      ),
    )
    expect(screen.getAllByText('Asha Patel')).not.toEqual([])
    expect(screen.queryByText(other?.name ?? '')).not.toBeInTheDocument()
    expect(router.state.location.pathname).toBe('/profile')
    expect(localStorage.getItem('token')).not.toBeNull()
  })

  test.each([
    ['the same person', 'student@ssip.example', 'Student123', '/my-applications'],
    ['somebody else', 'admin@ssip.example', 'Admin123', '/dashboard'],
  ])(
    'the page that somebody has left is opened again for them alone (%s)',
    async (_who, email, password, path) => {
      const { user, router } = await renderPortal('/my-applications', { as: 'student' })
      await heading(/my applications/i)
      // As when another tab signs out.
      localStorage.removeItem('token')
      window.dispatchEvent(new StorageEvent('storage', { key: 'token' }))
      await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
      await enter(user, await screen.findByLabelText('Email'), email)
      await enter(user, screen.getByLabelText('Password'), password)
      await user.click(screen.getByRole('button', { name: 'Sign In' }))
      await waitFor(() => expect(router.state.location.pathname).toBe(path))
    },
  )

  test('another token’s profile restores nothing', async () => {
    await signedInBefore()
    localStorage.setItem('token', 'somebody else')
    const { router } = await renderPortal('/my-applications', { fetch: unreachable })
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
    expect(localStorage.getItem('token')).toBe('somebody else')
  })

  test('whose token cannot be checked is told at the sign-in, which does not hold them for a visitor', async () => {
    const server = await signedInBefore()
    await database.profile.clear()
    let isAway = true
    const { router } = await renderPortal('/my-applications', {
      server,
      fetch: (request, answer) => (isAway ? unreachable() : answer(request)),
    })
    expect(
      await screen.findByText(/^It could not be checked whether you are still signed in\./),
    ).toBeVisible()
    expect(router.state.location.pathname).toBe('/login')
    isAway = false
    act(() => {
      window.dispatchEvent(new Event('online'))
    })
    await heading(/my applications/i)
  })

  test.each(['töken✓', 'to\nken', 'to\0ken'])(
    'a stored token that no call can carry is none, and keeps nobody from signing in: %j',
    async (damaged) => {
      localStorage.setItem('token', damaged)
      const { user, router, calls } = await renderPortal('/my-applications')
      await enter(user, await screen.findByLabelText('Email'), 'student@ssip.example')
      await enter(user, screen.getByLabelText('Password'), 'Student123')
      expect(calls).toEqual([])
      await user.click(screen.getByRole('button', { name: 'Sign In' }))
      await heading(/my applications/i)
      expect(router.state.location.pathname).toBe('/my-applications')
      expect(localStorage.getItem('token')).toMatch(/^demo-/)
    },
  )

  test('a token whose session ended while the server was away keeps nobody from signing in', async () => {
    localStorage.setItem('token', 'ended')
    let isAway = true
    // As Django and Spring do, which look at the token before they look at the password.
    const { user } = await renderPortal('/my-applications', {
      fetch: async (request, answer) => {
        if (isAway) throw new TypeError('Failed to fetch')
        return request.headers.get('authorization') === 'Bearer ended'
          ? Response.json({ detail: 'Given token not valid for any token type' }, { status: 401 })
          : answer(request)
      },
    })
    await enter(user, await screen.findByLabelText('Email'), 'student@ssip.example')
    await enter(user, screen.getByLabelText('Password'), 'wrong')
    await user.click(screen.getByRole('button', { name: 'Sign In' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('The server cannot be reached')
    expect(localStorage.getItem('token')).toBe('ended')
    isAway = false
    await user.click(screen.getByRole('button', { name: 'Sign In' }))
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('Invalid email or password'),
    )
    await user.clear(screen.getByLabelText('Password'))
    await enter(user, screen.getByLabelText('Password'), 'Student123')
    await user.click(screen.getByRole('button', { name: 'Sign In' }))
    await heading(/my applications/i)
  })

  test('while somebody signs in instead of a person whom nobody knows, the form alone is shown', async () => {
    localStorage.setItem('token', 'somebody else')
    const never = new Promise<Response>(() => undefined)
    const { user } = await renderPortal('/login', {
      fetch: (request) => (request.url.endsWith('/auth/login') ? never : unreachable()),
    })
    await enter(user, await screen.findByLabelText('Email'), 'student@ssip.example')
    await enter(user, screen.getByLabelText('Password'), 'Student123')
    await user.click(screen.getByRole('button', { name: 'Sign In' }))
    expect(await screen.findByRole('button', { name: 'Signing In...' })).toBeVisible()
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    expect(screen.queryByText('Loading your session…')).not.toBeInTheDocument()
  })

  test.each([
    ['/my-applications', /my applications/i],
    ['/', /first version/],
  ])('signing out on %s goes home and forgets the person', async (path, title) => {
    const { user, router } = await renderPortal(path, { as: 'student' })
    await heading(title)
    const [logout] = await screen.findAllByRole('button', { name: 'Logout', hidden: true })
    if (logout === undefined) throw new Error('There is no logout')
    await user.click(logout)
    await waitFor(() => expect(router.state.location.pathname).toBe('/'))
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
    expect(localStorage.getItem('token')).toBeNull()
    await waitFor(async () => expect(await database.profile.count()).toBe(0))
    expect(screen.queryByText('Asha Patel')).not.toBeInTheDocument()
  })

  test('signing out in another tab signs out here', async () => {
    const { router } = await renderPortal('/my-applications', { as: 'student' })
    await heading(/my applications/i)
    act(() => {
      localStorage.removeItem('token')
      window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: null }))
    })
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  })

  test('signing out in another tab answers an open question here with no', async () => {
    await keepCompleteDraft('poc')
    const { user } = await renderPortal('/apply/poc-grant/check', { as: 'student' })
    await user.click(await screen.findByRole('button', { name: 'Discard draft' }))
    await screen.findByRole('alertdialog', { name: 'Discard this draft?' })
    act(() => {
      localStorage.removeItem('token')
      window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: null }))
    })
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    expect(await loadDraft('u-student', 'poc')).toBeDefined()
  })

  test('signing out in another tab leads nobody to the receipt that was told of here', async () => {
    await keepCompleteDraft('poc')
    const { user, router } = await renderPortal('/apply/poc-grant/check', { as: 'student' })
    await user.click(await screen.findByRole('button', { name: 'Submit application' }))
    await screen.findByRole('alertdialog')
    await act(async () => {
      localStorage.removeItem('token')
      window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: null }))
    })
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
    await act(() => pause(0))
    expect(JSON.stringify(router.state.location)).not.toContain('receipt')
  })

  test('useAuth outside its provider throws the words of the spec', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(() => render(<Outside />)).toThrow('useAuth must be used within an AuthProvider')
  })
})

describe('a session that the server ends under an open screen', () => {
  test.each(['/dashboard', '/my-applications'])(
    'on %s the screen stays and sign-in opens over it',
    async (path) => {
      const { router, server } = await renderPortal(path, { as: 'student' })
      const name = path === '/dashboard' ? /Asha Patel/ : /my applications/i
      await heading(name)
      await server.endSessions()
      act(() => {
        window.dispatchEvent(new Event('online'))
      })
      expect(
        await screen.findByRole('dialog', { name: 'Your session has ended' }),
      ).toBeInTheDocument()
      expect(router.state.location.pathname).toBe(path)
      expect(screen.getByRole('heading', { level: 1, name, hidden: true })).toBeInTheDocument()
    },
  )

  test('whoever is typing when it ends does not leave by the next key, nor by a touch beside it', async () => {
    const { user, router, server } = await renderPortal('/my-applications', { as: 'student' })
    await heading(/my applications/i)
    await server.endSessions()
    act(() => {
      window.dispatchEvent(new Event('online'))
    })
    const dialog = await screen.findByRole('dialog', { name: 'Your session has ended' })
    await user.keyboard(' {Enter}{Escape}a ')
    await user.click(document.body)
    expect(dialog).toBeVisible()
    expect(router.state.location.pathname).toBe('/my-applications')
    expect(within(dialog).getByLabelText('Email')).toHaveValue('student@ssip.example')
    expect(within(dialog).getByLabelText('Password')).toHaveValue('')
    await user.click(within(dialog).getByRole('button', { name: 'Leave without signing in' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  })
})

describe('guards (spec §2)', () => {
  test('somebody whom a guard sent to /login returns to the page they wanted', async () => {
    const { user, router } = await renderPortal('/my-applications?status=Approved')
    await user.click(await screen.findByRole('button', { name: 'Continue as student' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/my-applications'))
    expect(router.state.location.search).toBe('?status=Approved')
  })

  test.each([
    '//evil.example',
    'https://evil.example',
    '/no-such-page',
    'javascript:alert(1)',
    '/login',
  ])('but does not return to %j', async (from) => {
    const { user, router } = await renderPortal('/')
    await act(() => router.navigate('/login', { state: { from } }))
    await user.click(await screen.findByRole('button', { name: 'Continue as student' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'))
  })

  test.each(['/admin/dashboard', '/admin/applications', '/admin/users', '/admin/reports'])(
    'a student who opens %s goes to /dashboard',
    async (path) => {
      const { router } = await renderPortal(path, { as: 'student' })
      await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'))
      expect(router.state.historyAction).toBe('REPLACE')
    },
  )

  test.each(['/login', '/signup'])(
    'somebody signed in who opens %s goes to /dashboard',
    async (path) => {
      const { router } = await renderPortal(path, { as: 'student' })
      await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'))
    },
  )

  test('an unknown role counts as user', async () => {
    localStorage.setItem('token', 't')
    const { router } = await renderPortal('/admin/users', {
      fetch: async () =>
        Response.json({
          success: true,
          data: {
            user: { _id: '1', name: 'Odd Role', email: demoAccounts.student.email, role: 'owner' },
          },
        }),
    })
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'))
  })

  test('while the session loads there is a spinner', async () => {
    localStorage.setItem('token', 't')
    await renderPortal('/my-applications', { fetch: () => new Promise(() => undefined) })
    expect(await screen.findByText('Loading your session…')).toBeInTheDocument()
  })

  test('/register leads to /signup', async () => {
    const { router } = await renderPortal('/register')
    await waitFor(() => expect(router.state.location.pathname).toBe('/signup'))
  })

  test('an unknown path is Page Not Found', async () => {
    await renderPortal('/no/such/page')
    expect(await heading('Page Not Found')).toBeInTheDocument()
    await waitFor(() => expect(document.title).toMatch(/^Page Not Found/))
  })
})
