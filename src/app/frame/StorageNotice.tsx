import { useSyncExternalStore } from 'react'
import { redact } from '../../api/log'
import { storageHealth } from '../../storage/health'
import { Button } from '../../ui/Button'
import { storageCopy as copy } from './copy'

/** What is wrong with the storage of this device as a whole, what is safe, and what to do. */
export function StorageNotice() {
  const { blockedByOldTab, putAside } = useSyncExternalStore(
    storageHealth.subscribe,
    storageHealth.read,
    storageHealth.read,
  )
  return (
    <>
      {blockedByOldTab && (
        <p className="bg-warn-soft px-4 py-2 text-center text-sm text-warn">{copy.oldTab}</p>
      )}
      {putAside > 0 && (
        <div className="flex flex-wrap items-center justify-center gap-x-4 bg-warn-soft px-4 py-1 text-sm text-warn">
          <span>{copy.putAside(putAside)}</span>
          <Button size="small" variant="secondary" onClick={() => void savePutAside()}>
            {copy.saveCopy}
          </Button>
        </div>
      )}
    </>
  )
}

/** The rows as they are, but for secrets: no Aadhaar number leaves in an export. */
async function savePutAside(): Promise<void> {
  const [{ listQuarantined }, { saveFile }] = await Promise.all([
    import('../../storage/quarantine'),
    import('../../lib/saveFile'),
  ])
  const rows = redact(await listQuarantined())
  saveFile('ssip-put-aside.json', JSON.stringify(rows, null, 2), 'application/json')
}
