import { useState } from 'react'
import { act } from '../../ui/overlays/act'
import * as failures from '../../ui/overlays/failureCopy'
import { Button } from '../../ui/page/Button'
import { setAsideNoticeCopy as copy } from './setAsideNoticeCopy'
import type { SavedSetAside } from './saveSetAside'

/**
 * Rows that could not be read are set aside until their owner has saved a copy and agrees to remove
 * them.
 */
export function SetAsideNotice({ userId, count }: { userId: string; count: number }) {
  const [saved, setSaved] = useState<SavedSetAside>()

  async function save() {
    // Contains the ZIP library, so it is loaded only when there is something to save.
    const { saveSetAside } = await import('./saveSetAside')
    setSaved(await saveSetAside(userId))
  }

  return (
    <div className="flex flex-wrap items-center justify-center gap-x-4 bg-warn-soft px-4 py-1 text-sm text-warn">
      <span>{copy.setAside(count)}</span>
      <Button size="small" variant="secondary" onClick={() => act(save, failures.saveCopy)}>
        {copy.saveCopy}
      </Button>
      {saved !== undefined && (
        <>
          <span>{copy.wholeCopy}</span>
          <Button
            size="small"
            variant="quiet"
            onClick={() => act(() => remove(saved), failures.change)}
          >
            {copy.remove}
          </Button>
        </>
      )}
    </div>
  )
}

async function remove(held: SavedSetAside): Promise<void> {
  const { removeSetAside } = await import('../../storage/setAside')
  await removeSetAside(held)
}
