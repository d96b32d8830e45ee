import { useState, useSyncExternalStore } from 'react'
import { redact } from '../../api/log'
import { storageHealth } from '../../storage/health'
import { Button } from '../../ui/Button'
import { useShownUser } from '../useShownUser'
import { storageCopy as copy } from './copy'

/** What is wrong with the storage of this device, what is safe, and what to do. */
export function StorageNotice() {
  const { blockedByOldTab, putAside } = useSyncExternalStore(
    storageHealth.subscribe,
    storageHealth.read,
    storageHealth.read,
  )
  const userId = useShownUser()?.id
  const count = putAside.filter((owner) => owner === userId).length
  return (
    <>
      {blockedByOldTab && (
        <p className="bg-warn-soft px-4 py-2 text-center text-sm text-warn">{copy.oldTab}</p>
      )}
      {userId !== undefined && count > 0 && <PutAside key={userId} userId={userId} count={count} />}
    </>
  )
}

/** Rows that could not be read stand aside until their owner has a copy and lets them go. */
function PutAside({ userId, count }: { userId: string; count: number }) {
  const [saved, setSaved] = useState(false)
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-4 bg-warn-soft px-4 py-1 text-sm text-warn">
      <span>{copy.putAside(count)}</span>
      <Button
        size="small"
        variant="secondary"
        onClick={() => void savePutAside(userId).then(() => setSaved(true))}
      >
        {copy.saveCopy}
      </Button>
      {saved && (
        <Button size="small" variant="quiet" onClick={() => void removePutAside(userId)}>
          {copy.remove}
        </Button>
      )}
    </div>
  )
}

/** The rows as they are, but for secrets: no Aadhaar number leaves in an export. */
async function savePutAside(userId: string): Promise<void> {
  const [{ listQuarantined }, { saveFile }] = await Promise.all([
    import('../../storage/quarantine'),
    import('../../lib/saveFile'),
  ])
  const rows = redact(await listQuarantined(userId))
  saveFile('ssip-put-aside.json', JSON.stringify(rows, null, 2), 'application/json')
}

async function removePutAside(userId: string): Promise<void> {
  const { deleteQuarantined } = await import('../../storage/quarantine')
  await deleteQuarantined(userId)
}
