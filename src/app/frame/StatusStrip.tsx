import { useOnline } from '../../pwa/useOnline'
import { WifiOff } from 'lucide'
import { useAuth } from '../../auth/AuthContext'
import { useAppUpdate } from '../../pwa/useAppUpdate'
import { act } from '../../ui/overlays/act'
import { Button } from '../../ui/page/Button'
import { useStickyRoom } from '../../ui/page/useStickyRoom'
import { statusCopy as copy } from './copy'
import { MissingPageNotice } from './MissingPageNotice'
import { StorageNotice } from './StorageNotice'
import { Icon } from '../../ui/page/Icon'

const line = 'flex items-center justify-center px-4 py-1 text-sm'

/**
 * The app's current state in a quiet strip: offline, ready to work offline, a new version. It is
 * sticky at the foot of the screen and the page has room for it at its end, so nothing moves when it
 * appears and nothing focused lies under it. With `brief`, a lasting state takes one line.
 */
export function StatusStrip({ brief }: { brief: boolean }) {
  const online = useOnline()
  const app = useAppUpdate()
  const { person } = useAuth()
  const stuck = useStickyRoom('Bottom', '--status-room')

  function offlineText() {
    if (brief) return 'offlineBrief'
    if (!app.stored) return 'offlineHere'
    // In a demo the server is in the page: signing in works, too.
    return person === null && !__API_MOCK__ ? 'offlineVisitor' : 'offline'
  }

  return (
    <div
      id="last" // index.html paints nothing before
      ref={stuck}
      role="status"
      aria-atomic={false} // each alone, without those that are there
      data-stored={copy.offlineReady} // said by everyVisit.ts until React has started
      className="no-print sticky bottom-0 z-30 max-h-[50dvh] overflow-y-auto shadow-float"
    >
      <StorageNotice />
      <MissingPageNotice />
      {!online && (
        <p className={`${line} gap-2 bg-warn-soft text-warn`}>
          <Icon shape={WifiOff} className="size-4 shrink-0" />
          {copy[offlineText()]}
        </p>
      )}
      {app.update !== 'none' && (
        <div className={`${line} flex-wrap gap-x-4 gap-y-1 bg-info-soft text-info`}>
          <span>{copy.update[app.update]}</span>
          <Button
            size="small"
            variant="secondary"
            busy={app.update !== 'ready'}
            onClick={() => act(app.apply, copy.updateFailed)}
          >
            {copy.updateNow}
          </Button>
        </div>
      )}
      {app.offlineReady && (
        <div className={`${line} gap-4 bg-good-soft text-good`}>
          <span>{copy.offlineReady}</span>
          <Button size="small" variant="quiet" onClick={app.dismissOfflineReady}>
            {copy.ok}
          </Button>
        </div>
      )}
    </div>
  )
}
