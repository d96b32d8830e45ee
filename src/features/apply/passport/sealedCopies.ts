import { utf8ToBytes } from '@noble/hashes/utils.js'
import { demoName } from '../../../lib/files/demoNote'
import { saveFile } from '../../../lib/files/saveFile'
import {
  keyOfPassword,
  passwordRounds,
  randomBytes,
  seal,
  unseal,
} from '../../../storage/sealing/cipher'
import type { PassportDraft, PassportFile } from './format'
import { passportFileName, loadPassportWriter } from './savePassport'

/*
 * A saved copy encrypted with its own passphrase: a signature, the salt (16 bytes), the nonce (12), and
 * the encrypted bytes of the copy. It opens on any device.
 */

const signature = utf8ToBytes('ssip-sealed-draft 1\n')
const [saltAt, ivAt, dataAt] = [signature.length, signature.length + 16, signature.length + 28]

/** Whether a file needs a passphrase before it can be read as a saved copy. */
export function isSealedCopy(bytes: Uint8Array): boolean {
  return bytes.length > dataAt && signature.every((byte, index) => bytes[index] === byte)
}

/** The saved copy inside; undefined when the passphrase is wrong or the file was changed. */
export async function openSealedCopy(
  bytes: Uint8Array<ArrayBuffer>,
  passphrase: string,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const key = await keyOfPassword(passphrase, bytes.slice(saltAt, ivAt), passwordRounds)
  const sealed = { iv: bytes.slice(ivAt, dataAt), data: bytes.slice(dataAt).buffer }
  const opened = await unseal(key, sealed, about).catch(() => undefined)
  return opened === undefined ? undefined : new Uint8Array(opened)
}

/** The bytes of a sealed copy. */
export async function sealCopy(
  copy: Uint8Array<ArrayBuffer>,
  passphrase: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const salt = randomBytes(16)
  const { iv, data } = await seal(
    await keyOfPassword(passphrase, salt, passwordRounds),
    copy,
    about,
  )
  const file = new Uint8Array(dataAt + data.byteLength)
  file.set(signature)
  file.set(salt, saltAt)
  file.set(iv, ivAt)
  file.set(new Uint8Array(data), dataAt)
  return file
}

const about = 'ssip sealed draft'

/**
 * Saves each draft as a sealed copy; returns the names of the files. Saves none, and returns undefined,
 * when a draft is larger than a copy can be.
 */
export async function saveSealedCopies(
  drafts: readonly (PassportDraft & { attachments: readonly PassportFile[] })[],
  passphrase: string,
): Promise<string[] | undefined> {
  const { PassportTooLargeError, writePassport } = await loadPassportWriter()
  try {
    const copies = await Promise.all(
      drafts.map(async ({ attachments, ...draft }) => ({
        name: passportFileName(draft),
        sealed: await sealCopy(writePassport(draft, attachments), passphrase),
      })),
    )
    return copies.map(({ name, sealed }) => {
      saveFile(name, sealed, 'application/octet-stream')
      return demoName(name)
    })
  } catch (error) {
    if (error instanceof PassportTooLargeError) return undefined
    throw error
  }
}
