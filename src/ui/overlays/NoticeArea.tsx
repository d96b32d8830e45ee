import { AskDialogPart } from './askDialogPart'
import { noticeStore } from './notices'
import { ToastList } from './ToastList'
import { useStore } from '../../lib/react/useStore'

/** Where alerts, questions and toasts appear; rendered once, in the page frame. */
export function NoticeArea() {
  const { asks, toasts } = useStore(noticeStore)
  const first = asks[0]
  return (
    <>
      {first !== undefined && <AskDialogPart key={first.id} ask={first} />}
      <ToastList toasts={toasts} />
    </>
  )
}
