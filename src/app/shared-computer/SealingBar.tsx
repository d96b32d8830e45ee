import { sealingProgress } from '../../storage/sealing/sealingNews'
import { ProgressBar } from '../../ui/lists/ProgressBar'
import { sharedComputerCopy as copy } from './copy'
import { useStore } from '../../lib/react/useStore'

/** Progress of sealing what is already stored: the scans of a whole team take seconds. */
export function SealingBar() {
  const progress = useStore(sealingProgress)
  return (
    <>
      <p role="status" className="sr-only">
        {progress && copy.sealing}
      </p>
      {progress && (
        <section
          aria-label={copy.sealing}
          className="fixed inset-x-0 bottom-0 z-50 border-t border-line bg-surface p-4 shadow-float"
        >
          <ProgressBar
            label={copy.sealing}
            value={(progress.done / progress.of) * 100}
            text={copy.sealingAt(progress.done, progress.of)}
          />
        </section>
      )}
    </>
  )
}
