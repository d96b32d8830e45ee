import { tabValue } from '../../lib/localValue'
import { Store, type Readable } from '../../lib/store'
import { showAlert } from '../overlays/notices'

/** The page that waits for a file, by its time of origin. */
const waiting = tabValue<number>('choosing-file')
let isPickerOpen = false
const arriving = new Store(0)

/** How many choices are not read and stored yet, nor refused. */
export const arrivingFiles: Readable<number> = arriving

function waitOn(): void {
  if (isPickerOpen || arriving.read() > 0) waiting.write(performance.timeOrigin)
  else waiting.remove()
}

/**
 * A phone with little memory ends the page from which the camera was opened, or which reads a large
 * scan behind another app. The browser loads it again, and the file is lost without a word: here it
 * gets one.
 */
export const fileChoice = {
  begin() {
    isPickerOpen = true
    waitOn()
  },
  /** Something was chosen, or nothing; the page still needs it until `stored` has settled. */
  async end(stored?: Promise<void> | void): Promise<void> {
    isPickerOpen = false
    arriving.set(arriving.read() + 1)
    waitOn()
    await stored?.catch(() => undefined)
    arriving.set(arriving.read() - 1)
    waitOn()
  },
  /** Says so, once, if the page before this one was closed like that. */
  async tellLost(): Promise<void> {
    const page = waiting.read()
    if (page === null || page === performance.timeOrigin) return
    waiting.remove()
    const { lostFileCopy } = await import('./lostFileCopy')
    await showAlert(lostFileCopy.lost, lostFileCopy.detail)
  },
}
