import { piecesOf } from '../../lib/answers/pieces'
import { showAlert } from '../overlays/notices'
import { protectedFileCopy as copy } from './protectedFileCopy'

let isTelling = false

/**
 * Says so if a PDF may open with a password alone, as each e-Aadhaar does: it is kept, but where it is
 * handed in nobody can read it. Once of files that are chosen together.
 */
export async function tellProtected(bytes: ArrayBuffer): Promise<void> {
  if (isTelling || !isEncrypted(bytes)) return
  isTelling = true
  await showAlert(copy.isProtected, copy.detail)
  isTelling = false
}

/** What names the encryption of a PDF is never compressed itself. */
function isEncrypted(bytes: ArrayBuffer): boolean {
  const text = new TextDecoder('latin1')
  return piecesOf(bytes).some((piece) => text.decode(piece).includes('/Encrypt'))
}
