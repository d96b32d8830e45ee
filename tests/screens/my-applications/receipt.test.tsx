import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { keepSubmission, sampleAadhaarNumbers, sampleStudent } from '../../support/grantValues'
import { renderPortal } from '../../support/renderPortal'
import { catchSavedFiles } from '../../support/savedFiles'

test('the receipt has the number, marked as provisional, the hash and every answer in full', async () => {
  const submission = await keepSubmission('ipr')
  await renderPortal(`/my-applications/${submission.id}/receipt`, { as: 'student' })
  await screen.findByRole('heading', { level: 1, name: 'Receipt' })
  const main = within(screen.getByRole('main'))
  expect(await main.findByText('Provisional number, counted on this device')).toBeInTheDocument()
  expect(main.getByText('SSIP/IPR/2026/001')).toBeInTheDocument()
  expect(main.getAllByText(submission.contentHash)).toHaveLength(2)
  const paper = screen.getByRole('region', { name: 'The application as it prints' })
  for (const group of submission.content.answers)
    for (const { label, text } of group.answers) {
      expect(paper).toHaveTextContent(label)
      expect(paper).toHaveTextContent(text)
    }
  for (const number of sampleAadhaarNumbers) expect(document.body).not.toHaveTextContent(number)
})

test('one press prints, one saves the pack', async () => {
  window.print = vi.fn()
  const saved = catchSavedFiles()
  const submission = await keepSubmission('poc')
  const { user } = await renderPortal(`/my-applications/${submission.id}/receipt`, {
    as: 'student',
  })
  await user.click(await screen.findByRole('button', { name: 'Print or save as PDF' }))
  expect(window.print).toHaveBeenCalledOnce()
  await user.click(screen.getByRole('button', { name: 'Download the pack (ZIP)' }))
  expect(await screen.findByText('The pack is saved to your downloads')).toBeInTheDocument()
  expect(saved.names()).toEqual(['SSIP-POC-2026-001 pack.zip'])
})

async function expectNoReceipt(submissionId: string) {
  await renderPortal(`/my-applications/${submissionId}/receipt`, { as: 'student' })
  expect(
    await screen.findByRole('heading', { name: 'No such application on this device' }),
  ).toBeInTheDocument()
  expect(document.body).not.toHaveTextContent('Low-cost soil moisture probe')
}

test('a receipt that is not on this device says so', async () => {
  await expectNoReceipt('missing')
})

test('a receipt of somebody else on this device is not shown', async () => {
  const { id } = await keepSubmission('poc', { user: { ...sampleStudent, id: 'u-other' } })
  await expectNoReceipt(id)
})
