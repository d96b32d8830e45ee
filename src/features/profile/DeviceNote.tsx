import { useInstall } from '../../pwa/useInstall'
import { usePersistence } from '../../pwa/usePersistence'
import { keepingCopy, summaryCopy as copy } from './copy'

/**
 * What the browser promises about keeping stored data, and how to install the portal where it cannot
 * ask.
 */
export function DeviceNote({ hasEdits }: { hasEdits: boolean }) {
  const { canInstall, installed } = useInstall()
  const keeping = keepingCopy[usePersistence(hasEdits)]
  return (
    <section className="space-y-1 text-sm text-muted">
      <h2 className="text-base text-ink">{copy.storage}</h2>
      {keeping !== undefined && <p>{keeping}</p>}
      {installed && <p>{copy.installed}</p>}
      {!installed && !canInstall && <p>{copy.installByMenu}</p>}
    </section>
  )
}
