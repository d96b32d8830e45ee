import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { enter } from '../../support/enter'
import {
  completeValues,
  keepCompleteDraft,
  keepSubmission,
  sampleStudent,
} from '../../support/grantValues'
import { renderPortal } from '../../support/renderPortal'
import { draftId, loadDraft } from '../../../src/storage/drafts/drafts'
import { keepState, lastCopy, noteCopy } from '../../../src/storage/restore-points/besideDraft'
import { listRestorePoints } from '../../../src/storage/restore-points/restorePoints'
import { pocForm } from '../../../src/domain/grant-form/poc/form'
import { updateSetting } from '../../../src/storage/settings/table/settingsTable'
import { listSubmissions, setWithdrawn } from '../../../src/storage/submissions/submissions'
import { closeAsks } from '../../../src/ui/overlays/notices'

const told = (number: string) => screen.findByText(new RegExp(`You submitted .*${number}`))
const isTold = () => screen.queryByText(/You submitted/) !== null

test('loaded again after submitting, the check says so and shows no empty form in alarm', async () => {
  await keepCompleteDraft('poc')
  const { user, view } = await renderPortal('/apply/poc-grant/check', { as: 'student' })
  await user.click(await screen.findByRole('button', { name: 'Submit application' }))
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(/submitted successfully!/)
  view.unmount()
  // A page that is loaded again has no alert left.
  closeAsks()

  const again = await renderPortal('/apply/poc-grant/check', { as: 'student' })
  expect(await screen.findByText(/You submitted application .* on this device/)).toBeInTheDocument()
  expect(screen.queryByText('There is a problem')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Submit application' })).not.toBeInTheDocument()
  expect(document.title).not.toMatch(/^Error/)
  await again.user.click(screen.getByRole('link', { name: 'See the receipt' }))
  expect(await screen.findByRole('heading', { level: 1, name: /receipt/i })).toBeInTheDocument()
})

test('the submission bears the name and email that the applicant has corrected in the profile', async () => {
  await keepCompleteDraft('poc')
  const corrected = { name: 'Asha R. Patel', email: 'asha.new@example.org' }
  await updateSetting(sampleStudent.id, 'profile-edits', () => corrected)
  const { user } = await renderPortal('/apply/poc-grant/check', { as: 'student' })
  await user.click(await screen.findByRole('button', { name: 'Submit application' }))
  await screen.findByRole('alertdialog')
  const [submission] = await listSubmissions(sampleStudent.id)
  expect(submission).toMatchObject({
    applicantName: corrected.name,
    applicantEmail: corrected.email,
  })
})

test('Back from the receipt leads to a new form that says what was submitted', async () => {
  await keepCompleteDraft('poc')
  const { user, router } = await renderPortal('/apply/poc-grant/project', { as: 'student' })
  await screen.findByRole('textbox', { name: /Financial assistance/ })
  await router.navigate('/apply/poc-grant/check')
  await user.click(await screen.findByRole('button', { name: 'Submit application' }))
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'OK' }),
  )
  await screen.findByRole('heading', { level: 1, name: /receipt/i })
  expect(screen.queryByText(/^The application was not submitted/)).not.toBeInTheDocument()
  await router.navigate(-1)
  const field = await screen.findByRole('textbox', { name: /Financial assistance/ })
  expect(field).toHaveValue('')
  expect(screen.getByText(/This is a new, empty form/)).toBeInTheDocument()
  // It stays while the step is filled in: nothing jumps under the finger.
  await enter(user, field, '5000')
  await waitFor(async () => expect(await loadDraft(sampleStudent.id, 'poc')).toBeDefined())
  expect(screen.getByText(/This is a new, empty form/)).toBeInTheDocument()
  await router.navigate('/apply/poc-grant/team')
  await waitFor(() => expect(isTold()).toBe(false))
  await router.navigate('/apply/poc-grant/check')
  expect(await screen.findByText('There is a problem')).toBeInTheDocument()
})

test.each([
  ['from the check', 'Start another application'],
  ['by the form’s own link', 'PoC Grant'],
])('another application is started %s', async (_where, link) => {
  const { number } = await keepSubmission('poc')
  const { user, router } = await renderPortal('/apply/poc-grant/check', { as: 'student' })
  await told(number)
  await user.click(screen.getAllByRole('link', { name: link })[0] as HTMLElement)
  await screen.findByText(/This is a new, empty form/)
  expect(router.state.location.pathname).toBe('/apply/poc-grant/project')
})

test('what is told is the last one of this form and this person that stands', async () => {
  await keepSubmission('ipr')
  await keepSubmission('poc', { user: { ...sampleStudent, id: 'u-other' } })
  const { id } = await keepSubmission('poc')
  await setWithdrawn(id, Date.now())
  await renderPortal('/apply/poc-grant/check', { as: 'student' })
  expect(await screen.findByText('There is a problem')).toBeInTheDocument()
  expect(isTold()).toBe(false)
})

test('whoever signs in after its person, who has signed out in another tab meanwhile, is not led to the receipt', async () => {
  await keepCompleteDraft('poc')
  const { user, router } = await renderPortal('/apply/poc-grant/check', { as: 'student' })
  await user.click(await screen.findByRole('button', { name: 'Submit application' }))
  await screen.findByRole('alertdialog')
  localStorage.removeItem('token')
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token' })))
  await screen.findByRole('button', { name: 'Sign In' })
  expect(JSON.stringify(router.state.location)).not.toContain('receipt')
})

test('the next form has no earlier states and no saved copy of what was submitted', async () => {
  await keepCompleteDraft('poc')
  const id = draftId(sampleStudent.id, 'poc')
  const values = completeValues('poc')
  await keepState(pocForm, id, 'opened', values)
  await noteCopy(id, values, 0)
  const { user } = await renderPortal('/apply/poc-grant/check', { as: 'student' })
  await user.click(await screen.findByRole('button', { name: 'Submit application' }))
  await screen.findByRole('alertdialog')
  await waitFor(async () => expect(await listRestorePoints(id)).toEqual([]))
  expect(await lastCopy(id)).toBeUndefined()
})
