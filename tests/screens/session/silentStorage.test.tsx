import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { database } from '../../../src/storage/database'
import { keepCompleteDraft } from '../../support/grantValues'
import { renderPortal } from '../../support/renderPortal'
import { hurryStorageNotice } from '../../support/simulatedTime'

/* A browser whose storage hangs: opening the database neither succeeds nor fails. */

let answer: () => void = () => undefined

beforeEach(async () => {
  await keepCompleteDraft('poc')
  hurryStorageNotice()
  database.close({ disableAutoOpen: false })
  const open = indexedDB.open.bind(indexedDB)
  const waiting: (() => void)[] = []
  const hanging = vi.spyOn(indexedDB, 'open').mockImplementation((name, version) => {
    const late = new EventTarget() as IDBOpenDBRequest
    waiting.push(() => {
      const request = open(name, version)
      request.addEventListener('success', (event) => {
        Object.defineProperty(late, 'result', { value: request.result })
        late.dispatchEvent(new Event('success'))
        late.onsuccess?.(event)
      })
    })
    return late
  })
  answer = () => {
    hanging.mockRestore()
    for (const go of waiting.splice(0)) go()
  }
})

afterEach(async () => {
  answer()
  await database.open()
})

const notice = /^The storage of this browser does not answer/

test('signing in does not wait for the storage, and the person is told', async () => {
  const { user, router } = await renderPortal('/login')
  await user.click(await screen.findByRole('button', { name: 'Continue as student' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'))
  expect(await screen.findByRole('heading', { level: 1, name: /Asha Patel/ })).toBeInTheDocument()
  expect(await screen.findByText(notice)).toBeVisible()
})

test('a signed-in person gets the screen, not an endless spinner', async () => {
  await renderPortal('/dashboard', { as: 'student' })
  expect(await screen.findByRole('heading', { level: 1, name: /Asha Patel/ })).toBeInTheDocument()
  expect(screen.queryByText('Loading your session…')).not.toBeInTheDocument()
})

test.each(['/apply/poc-grant', '/my-applications', '/privacy', '/profile', '/events'])(
  '%s says what it is waiting for, and shows no blank form instead of the draft',
  async (path) => {
    await renderPortal(path, { as: 'student' })
    expect(await screen.findByText(notice)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Submit application' })).not.toBeInTheDocument()
  },
)

test('once the storage answers, the form opens by itself and the notice goes', async () => {
  await renderPortal('/apply/poc-grant', { as: 'student' })
  expect(await screen.findByText(notice)).toBeVisible()
  answer()
  expect(await screen.findByLabelText('Title of the proof of concept')).toHaveValue(
    'Low-cost soil moisture probe',
  )
  expect(screen.queryByText(notice)).not.toBeInTheDocument()
})
