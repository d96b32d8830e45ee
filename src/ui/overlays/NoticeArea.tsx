import { useSyncExternalStore } from 'react'
import { AskDialogPart } from './askDialogPart'
import { noticeStore } from './notices'
import { ToastList } from './ToastList'

/** Where alerts, questions and toasts appear; rendered once, in the page frame. */
export function NoticeArea() {
  const { asks, toasts } = useSyncExternalStore(
    noticeStore.subscribe,
    noticeStore.read,
    noticeStore.read,
  )
  const first = asks[0]
  return (
    <>
      {first !== undefined && <AskDialogPart key={first.id} ask={first} />}
      <ToastList toasts={toasts} />
    </>
  )
}
