import { webcrypto } from 'node:crypto'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { blankValues } from '../../../src/domain/grant-form/grantForm'
import { pocForm } from '../../../src/domain/grant-form/poc/form'
import { sealCopy } from '../../../src/features/apply/passport/sealedCopies'
import { writePassport } from '../../../src/features/apply/passport/writePassport'
import { renderPortal } from '../../support/renderPortal'

// A tenth of a second each would add up; cipher.test.ts checks the real number of rounds.
vi.mock('../../../src/storage/sealing/cipher', async (original) => ({
  ...(await original<object>()),
  passwordRounds: 1_000,
}))

const passphrase = 'nine blue lanterns'

async function chooseSealed() {
  vi.stubGlobal('crypto', webcrypto)
  const draft = { kind: 'poc', values: blankValues(pocForm), savedAt: Date.now(), revision: 1 }
  const copy = await sealCopy(new Uint8Array(writePassport(draft, [])), passphrase)
  const { user } = await renderPortal('/apply/ipr-grant/all', { as: 'student' })
  await user.click(await screen.findByRole('button', { name: 'Open a saved copy' }))
  const shown = await screen.findByRole('dialog', { name: 'Open a saved copy' })
  const choose = (file: File) =>
    fireEvent.change(shown.querySelector('input[type="file"]')!, { target: { files: [file] } })
  choose(new File([copy], 'fan.ssip-draft'))
  return { user, dialog: within(shown), choose }
}

test('a sealed copy of another form asks again after a wrong passphrase, and no more once it has been opened', async () => {
  const { user, dialog } = await chooseSealed()
  await user.click(await dialog.findByLabelText('Passphrase'))
  await user.paste('nine blue')
  await user.click(dialog.getByRole('button', { name: 'Open the copy' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent('That passphrase does not open it')
  await user.click(dialog.getByLabelText('Passphrase'))
  await user.paste(' lanterns')
  await user.click(dialog.getByRole('button', { name: 'Open the copy' }))
  expect(await dialog.findByText(/saved from the PoC Grant form/)).toBeInTheDocument()
  expect(dialog.queryByLabelText('Passphrase')).not.toBeInTheDocument()
})

test('nobody is asked for the passphrase of the copy that was chosen before one that cannot be read', async () => {
  const { dialog, choose } = await chooseSealed()
  await dialog.findByLabelText('Passphrase')
  const gone = new File(['x'], 'gone.ssip-draft')
  vi.spyOn(gone, 'slice').mockImplementation(() => {
    throw new DOMException('It was moved', 'NotReadableError')
  })
  choose(gone)
  expect(await dialog.findByText(/^The file could not be checked just now/)).toBeVisible()
  expect(dialog.queryByLabelText('Passphrase')).not.toBeInTheDocument()
})
