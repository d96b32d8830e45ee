import { useOnline } from '../../pwa/useOnline'
import { WifiOff } from 'lucide-react'
import { useAppUpdate } from '../../pwa/useAppUpdate'
import { Button } from '../../ui/Button'
import { StorageNotice } from './StorageNotice'

/** What is true of the app right now, told quietly: offline, ready to work offline, a new version. */
export function StatusStrip() {
  const online = useOnline()
  const update = useAppUpdate()
  return (
    <div role="status" className="no-print">
      <StorageNotice />
      {!online && (
        <p className="flex items-center justify-center gap-2 bg-warn-soft px-4 py-2 text-sm text-warn">
          <WifiOff aria-hidden className="size-4 shrink-0" />
          You are offline. Pages, drafts and submissions on this device still work.
        </p>
      )}
      {update.ready && (
        <div className="flex flex-wrap items-center justify-center gap-x-4 gap-y-1 bg-info-soft px-4 py-1 text-sm text-info">
          <span>
            {update.waitsForUnsaved
              ? 'A new version is ready. It waits until everything you typed is saved.'
              : 'A new version is ready.'}
          </span>
          <Button
            size="small"
            variant="secondary"
            disabled={update.waitsForUnsaved}
            onClick={update.apply}
          >
            Update now
          </Button>
        </div>
      )}
      {update.offlineReady && (
        <div className="flex items-center justify-center gap-4 bg-good-soft px-4 py-1 text-sm text-good">
          <span>Ready to work offline</span>
          <Button size="small" variant="quiet" onClick={update.dismissOfflineReady}>
            OK
          </Button>
        </div>
      )}
    </div>
  )
}
