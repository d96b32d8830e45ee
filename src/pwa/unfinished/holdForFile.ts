import { patience } from '../../storage/drafts/DraftFiles'
import { holdUnsaved } from '../unsaved'

/**
 * Marks this tab as holding a file that is not on disk yet, until the returned function is called; but
 * only so long: it may never come.
 */
export function holdForFile(): () => void {
  const release = holdUnsaved()
  setTimeout(release, patience)
  return release
}
