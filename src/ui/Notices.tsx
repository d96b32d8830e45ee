import { lazy, Suspense, useSyncExternalStore } from 'react'
import { noticeStore } from './notices'
import { ToastList } from './ToastList'

// Base UI's dialog is only loaded when there is something to ask.
const AskDialog = lazy(async () => ({ default: (await import('./AskDialog')).AskDialog }))

/** Where alerts, questions and toasts appear; stands once in the page frame. */
export function Notices() {
  const { asks, toasts } = useSyncExternalStore(
    noticeStore.subscribe,
    noticeStore.read,
    noticeStore.read,
  )
  const first = asks[0]
  return (
    <>
      {first !== undefined && (
        <Suspense>
          <AskDialog key={first.id} ask={first} />
        </Suspense>
      )}
      <ToastList toasts={toasts} />
    </>
  )
}
