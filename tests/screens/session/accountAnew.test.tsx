import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { demoAccounts } from '../../../mocks/data/demoAccounts'
import { database } from '../../../src/storage/database'
import { enter } from '../../support/enter'
import { keepCompleteDraft } from '../../support/grantValues'
import { renderPortal, type Fetch } from '../../support/renderPortal'

/* The accounts of another server, or of the same one set up anew, on a device that has drafts. */

/** Somebody was here, has a draft, and has signed out. */
async function draftLeft() {
  await keepCompleteDraft('poc')
  const { user, view } = await renderPortal('/dashboard', { as: 'student' })
  await screen.findByText(/^Continue your PoC application/)
  await waitFor(async () => expect(await database.profile.count()).toBe(1))
  await user.click(screen.getAllByRole('button', { name: 'Logout', hidden: true })[0]!)
  await waitFor(() => expect(localStorage.getItem('token')).toBeNull())
  view.unmount()
}

/** Signs in where the server names the student like this. */
async function signInAs(named: Record<string, string>) {
  const { email, password } = demoAccounts.student
  const portal = await renderPortal('/login', {
    fetch: async (request: Request, pretend: Fetch) => {
      const answer = await pretend(request)
      if (!/login|profile/.test(request.url)) return answer
      const body = (await answer.json()) as { data: { user: object } }
      Object.assign(body.data.user, named)
      return Response.json(body)
    },
  })
  await enter(portal.user, await screen.findByLabelText('Email'), email)
  await enter(portal.user, screen.getByLabelText('Password'), password)
  await portal.user.click(screen.getByRole('button', { name: 'Sign In' }))
  await waitFor(() => expect(portal.router.state.location.pathname).toBe('/dashboard'))
  return portal
}

test('whoever signs up again with the same address finds their draft', async () => {
  await draftLeft()
  await signInAs({ _id: 'u-anew', createdAt: '2026-11-28T06:30:00.000Z' })
  expect(await screen.findByText(/^Continue your PoC application/)).toBeVisible()
})

test('somebody else to whom the server gives the same id does not', async () => {
  await draftLeft()
  const ravi = { name: 'Ravi', email: 'ravi@example.org', createdAt: '2026-11-28T06:30:00.000Z' }
  const { router } = await signInAs(ravi)
  await router.navigate('/my-applications')
  await screen.findByRole('heading', { level: 1, name: /my applications/i })
  await waitFor(async () => expect(await database.profile.count()).toBe(1))
  expect(screen.queryByText(/Low-cost soil moisture probe/)).not.toBeInTheDocument()
  await router.navigate('/apply/poc-grant/project')
  expect(await screen.findByLabelText('Title of the proof of concept')).toHaveValue('')
  expect(await database.drafts.count()).toBe(1)
})
