import { screen, waitFor } from '@testing-library/react'
import * as fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { contract, type CallName } from '../../src/api/contract'
import { enter } from '../support/enter'
import {
  hostileAnswers,
  rightAnswers,
  toResponse,
  type HostileAnswer,
} from '../support/hostileAnswers'
import { renderPortal, type Fetch } from '../support/renderPortal'

/* A promise that nobody waits for fails the whole run, because Vitest counts unhandled rejections. */

const seed = 20_261_120

// The largest of these screens: on a busy machine importing it takes longer than the time limit for a
// screen.
beforeAll(() => import('../../src/features/admin/users/AdminUsersPage'), 60_000)

/** Some of the answers that the client is tested with, and those that every server sends at some time. */
function sample(name: CallName): HostileAnswer[] {
  const html = '<!doctype html><script>alert(1)</script>'
  const right = JSON.stringify(rightAnswers[name])
  return [
    { status: 401, type: 'text/html', body: html },
    { status: 403, type: 'application/json', body: 'null' },
    { status: 204, type: '', body: null },
    { status: 200, type: 'application/json', body: right.replaceAll('"user"', '"superuser"') },
    {
      status: 200,
      type: 'application/json',
      body: right.replaceAll(/"(\d{4}-.*?|Asha.*?)"/g, '""'),
    },
    { status: 422, type: 'application/json', body: refusal },
    ...fc.sample(hostileAnswers(name), { seed, numRuns: 4 }),
  ]
}

const refusal =
  '{"success":false,"message":"No","errors":[{"field":"__proto__","message":"x"},{"path":"email.constructor","msg":"y"}]}'
/** Only a refused profile call ends a session; a page may be a firewall's. */
const ends = ({ status, body }: HostileAnswer) =>
  [401, 403].includes(status) && !/^\s*</.test(body ?? '')
const titled = (answer: HostileAnswer, index: number) =>
  [`${index}: ${answer.status} ${answer.body?.slice(0, 60) ?? 'without a body'}`, answer] as const

/** The pretend server, except for one of its calls. */
function serverBut(name: CallName, answer: HostileAnswer) {
  const { path } = contract[name]
  return {
    fetch: async (request: Request, rest: Fetch) =>
      new URL(request.url).pathname === path ? toResponse(answer) : rest(request),
  }
}

function expectPage() {
  const [heading] = screen.getAllByRole('heading', { level: 1, hidden: true })
  expect(heading?.textContent).not.toBe('')
  expect(heading).not.toHaveTextContent('Unexpected Application Error')
}

describe('a hostile answer to the profile', () => {
  test.each(sample('profile').map(titled))('%s', async (_title, answer) => {
    const { router } = await renderPortal('/profile', {
      as: 'student',
      ...serverBut('profile', answer),
    })
    const token = localStorage.getItem('token')
    expect(token).not.toBeNull()
    await waitFor(() => {
      const shown = screen.queryByRole('heading', { level: 1, name: /profile/i })
      expect(shown !== null || router.state.location.pathname === '/login').toBe(true)
    })
    await screen.findByRole('heading', { level: 1 })
    expectPage()
    expect(localStorage.getItem('token')).toBe(ends(answer) ? null : token)
  })
})

describe('a hostile answer to the user list', () => {
  test.each(sample('listUsers').map(titled))('%s', async (_title, answer) => {
    const { calls } = await renderPortal('/admin/users', {
      as: 'admin',
      ...serverBut('listUsers', answer),
    })
    const token = localStorage.getItem('token')
    await screen.findByRole('heading', { level: 1, name: /user/i })
    await waitFor(() => expect(calls).toContain('GET /api/admin/users'))
    await screen.findByText(/^Showing /)
    expect(localStorage.getItem('token')).toBe(token)
    expectPage()
  })
})

describe.each([
  ['login', '/login', ['Email', 'Password'], /Remember my email/, 'Sign In'],
  [
    'signup',
    '/signup',
    ['Full name', 'Email', 'Password', 'Confirm password'],
    /I agree/,
    'Create Account',
  ],
] as const)('a hostile answer to the %s', (name, path, labels, box, submit) => {
  const typed: Record<string, string> = { 'Full name': 'Asha Patel', Email: 'a@example.org' }

  test.each(sample(name).map(titled))('%s', async (_title, answer) => {
    const { user, router, calls } = await renderPortal(path, serverBut(name, answer))
    const button = await screen.findByRole('button', { name: submit })
    for (const label of labels) {
      await enter(user, screen.getByLabelText(label), typed[label] ?? 'Secret12')
    }
    await user.click(screen.getByRole('checkbox', { name: box }))
    await user.click(button)
    const sent = () => calls.filter((call) => call === `POST ${contract[name].path}`)
    await waitFor(() => expect(sent()).toHaveLength(1))
    await waitFor(() => {
      const left = router.state.location.pathname !== path
      expect(left || button.textContent === submit).toBe(true)
    })
    await screen.findByRole('heading', { level: 1 })
    expectPage()
    // Either somebody is signed in, or the screen stays and gives the reason.
    const signedIn = localStorage.getItem('token') !== null
    expect(router.state.location.pathname !== path).toBe(signedIn)
    if (!signedIn) expect(await screen.findByRole('alert')).not.toBeEmptyDOMElement()
  })
})
