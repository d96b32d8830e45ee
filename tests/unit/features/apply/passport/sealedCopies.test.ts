import { expect, onTestFinished, test, vi } from 'vitest'
import { inspectPassport } from '../../../../../src/features/apply/passport/openPassport'
import { isSealedCopy, sealCopy } from '../../../../../src/features/apply/passport/sealedCopies'
import { passportReasons } from '../../../../../src/features/apply/passport/openCopy'
import { writePassport } from '../../../../../src/features/apply/passport/writePassport'
import { blankValues } from '../../../../../src/domain/grant-form/grantForm'
import { pocForm } from '../../../../../src/domain/grant-form/poc/form'

const title = 'Whisper-quiet ceiling fan'

function plainCopy() {
  const values = blankValues(pocForm)
  values.fields['pocTitle'] = title
  const draft = { kind: 'poc', values, savedAt: 1_700_000_000_000, revision: 3 }
  return new Uint8Array(writePassport(draft, []))
}

const inspect = (bytes: Uint8Array<ArrayBuffer>, passphrase?: string) =>
  inspectPassport(new Blob([bytes]), 'u-somebody-else', 'poc', passphrase)

test('a sealed copy opens on any device with its passphrase, and with no other', async () => {
  const sealed = await sealCopy(plainCopy(), 'nine blue lanterns')
  expect(isSealedCopy(sealed)).toBe(true)
  expect(Buffer.from(sealed).includes(Buffer.from(title))).toBe(false)
  expect(await inspect(sealed)).toEqual({ ok: false, reason: undefined })
  expect(await inspect(sealed, 'nine blue lantern')).toMatchObject({
    ok: false,
    reason: expect.stringContaining('does not open it') as string,
  })
  const opened = await inspect(sealed, 'nine blue lanterns')
  expect(opened.ok && opened.comparison.inFile.title).toBe(title)
})

test('a changed sealed copy does not open, and an unsealed copy needs no passphrase', async () => {
  const sealed = await sealCopy(plainCopy(), 'nine blue lanterns')
  sealed[sealed.length - 1] = (sealed.at(-1) ?? 0) ^ 1
  expect(await inspect(sealed, 'nine blue lanterns')).toMatchObject({ ok: false })
  // Nothing tells one that was cut off from one with another passphrase.
  expect(await inspect(sealed.slice(0, -50), 'nine blue lanterns')).toMatchObject({
    ok: false,
    reason: expect.stringContaining('cut off on its way') as string,
  })
  expect(isSealedCopy(plainCopy())).toBe(false)
  expect((await inspect(plainCopy())).ok).toBe(true)
})

test('where an address begins with http://, a sealed copy asks for no passphrase in vain', async () => {
  const sealed = await sealCopy(plainCopy(), 'nine blue lanterns')
  onTestFinished(() => void vi.unstubAllGlobals())
  vi.stubGlobal('crypto', {})
  expect(await inspect(sealed)).toEqual({ ok: false, reason: passportReasons.cannotUnseal })
})
