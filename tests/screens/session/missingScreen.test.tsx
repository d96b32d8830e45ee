import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type * as Screens from '../../../src/app/screens'
import type * as Over from '../../../src/app/SignInOver'
import { enter } from '../../support/enter'
import { renderPortal } from '../../support/renderPortal'

/*
 * The sign-in, or where it leads, cannot be loaded: an old tab after a deploy, or a first visit that lost
 * its network.
 */

const away = vi.hoisted(() => ({ over: true, page: '' }))

vi.mock('../../../src/app/SignInOver', async (original) => {
  const { SignInOver } = await original<typeof Over>()
  return {
    get SignInOver() {
      if (away.over) throw new TypeError('Failed to fetch')
      return SignInOver
    },
  }
})

vi.mock('../../../src/app/screens', async (original) => {
  const { loadScreen } = await original<typeof Screens>()
  return {
    loadScreen: (page: Parameters<typeof loadScreen>[0]) =>
      page.path === away.page ? Promise.reject(new TypeError('Failed to fetch')) : loadScreen(page),
  }
})

test('over a screen whose session has ended it says that this is why nothing is seen, and what was typed stays', async () => {
  const portal = await renderPortal('/profile?tab=security', { as: 'student' })
  await enter(portal.user, await screen.findByLabelText('Current password'), 'Student123')
  await waitFor(() => expect(localStorage.getItem('token')).not.toBeNull())
  await portal.server.endSessions()
  act(() => void window.dispatchEvent(new Event('online')))
  const note = within(await screen.findByRole('alert'))
  expect(note.getByText('Your session has ended')).toBeVisible()
  away.over = false
  await portal.user.click(note.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('dialog', { name: 'Your session has ended' })
  expect(screen.getByDisplayValue('Student123')).toBeInTheDocument()
})

const unchanged = 'The page you asked for could not be loaded. This one is unchanged.'

test('a visitor of somebody’s page is told that it needs a sign-in, and gets it at the next try', async () => {
  away.page = '/login'
  const { user, router } = await renderPortal('/my-applications')
  expect(await screen.findByText(unchanged)).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: 'Sign in to go on' })).toBeVisible()
  away.page = ''
  await user.click(screen.getByRole('link', { name: 'Try again' }))
  await screen.findByRole('heading', { level: 1, name: 'Sign in' })
  await enter(user, screen.getByLabelText('Email'), 'student@ssip.example')
  await enter(user, screen.getByLabelText('Password'), 'Student123')
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/my-applications'))
})

async function expectSignedIn() {
  expect(await screen.findByText(unchanged)).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: 'You are signed in' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/dashboard')
}

describe('where the dashboard is missing', () => {
  beforeEach(() => {
    away.page = '/dashboard'
  })

  test('whoever has signed in is told so', async () => {
    const { user } = await renderPortal('/login')
    await enter(user, await screen.findByLabelText('Email'), 'student@ssip.example')
    await enter(user, screen.getByLabelText('Password'), 'Student123')
    await user.click(screen.getByRole('button', { name: 'Sign In' }))
    await expectSignedIn()
  })

  test('the page of another role is no blank one', async () => {
    await renderPortal('/admin/users', { as: 'student' })
    await expectSignedIn()
  })
})
