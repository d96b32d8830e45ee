import { useEffect } from 'react'
import { whenSaved } from '../../pwa/unsaved'
import { cutOffCopy as copy } from './cutOffCopy'

/**
 * The browser opens no database any more until the page is loaded again (`isCutOff`), which happens by
 * itself once nothing is unsaved.
 */
export function CutOffNotice() {
  useEffect(() => void whenSaved().then(loadAgain), [])
  return (
    <p className="bg-warn-soft px-4 py-2 text-center text-sm text-warn">
      {copy.text}{' '}
      <button type="button" className="underline" onClick={() => location.reload()}>
        {copy.loadAgain}
      </button>
    </p>
  )
}

/** Not at once again where that has not helped. */
function loadAgain(): void {
  if (performance.now() > 5_000) location.reload()
}
