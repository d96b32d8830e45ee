import { useEffect, useSyncExternalStore } from 'react'
import { holdUpdates } from '../../pwa/unsaved'
import { isAwaited, noticeStore } from '../../ui/overlays/notices'

/** An update loads the page, and what is told, asked or can be undone there would be gone: it waits. */
export function useHeldUpdates(): void {
  const awaited = useSyncExternalStore(noticeStore.subscribe, isAwaited, () => false)
  useEffect(() => (awaited ? holdUpdates() : undefined), [awaited])
}
