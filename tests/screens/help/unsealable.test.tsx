import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { sharedComputer } from '../../../src/storage/sealing/sharedComputer'
import { keepCompleteDraft } from '../../support/grantValues'
import { renderPortal } from '../../support/renderPortal'

test('where a shared computer cannot seal, nobody is told to sign out to take drafts along', async () => {
  sharedComputer.set('on')
  vi.spyOn(sharedComputer, 'canSeal').mockReturnValue(false)
  await keepCompleteDraft('poc')
  const { user } = await renderPortal('/privacy', { as: 'student' })
  await user.click(await screen.findByRole('button', { name: 'Erase everything' }))
  const offer = await screen.findByRole('alertdialog', { name: 'Save a copy of your work first?' })
  expect(offer).toHaveTextContent('signing out, too, removes your work from this computer.')
  expect(offer).not.toHaveTextContent('you are asked')
})
