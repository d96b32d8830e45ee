import { showAlert } from '../overlays/notices'
import { lostFileCopy as copy } from './lostFileCopy'

export function tellLostFile(): Promise<void> {
  return showAlert(copy.lost, copy.detail)
}
