import { tabValue } from '../../lib/localValue'
import { showAlert } from '../overlays/notices'

/** The page in which the file picker was opened last and has not answered, by its time of origin. */
const choosing = tabValue<number>('choosing-file')

/**
 * A phone with little memory ends the page from which the camera was opened. The browser loads it
 * again, and the photo is lost without a word: here it gets one.
 */
export const fileChoice = {
  begin: () => choosing.write(performance.timeOrigin),
  end: () => choosing.remove(),
  /** Says so, once, if the page before this one was closed like that. */
  async tellLost(): Promise<void> {
    const page = choosing.read()
    if (page === null || page === performance.timeOrigin) return
    choosing.remove()
    const { lostFileCopy } = await import('./lostFileCopy')
    await showAlert(lostFileCopy.lost, lostFileCopy.detail)
  },
}
