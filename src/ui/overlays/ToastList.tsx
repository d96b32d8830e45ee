import { X } from 'lucide'
import {
  use,
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from 'react'
import { isFirstClick } from '../page/isFirstClick'
import { SpokenContext } from '../page/SpokenContext'
import { footRoom } from '../page/useStickyRoom'
import { overlaysCopy as copy } from './copy'
import { dismissToast, takeUp, toastDuration, toastLimit, type Toast } from './notices'
import { Icon } from '../page/Icon'
import { useStore } from '../../lib/react/useStore'

/**
 * Toasts at the foot of the screen, above the buttons that are always there, announced politely. A
 * dialog leaves room for them. Where there are more than fit, they scroll. One comes after what else
 * changes with it: where the focus moves then, its reading would be cut off.
 */
export function ToastList({ toasts: now }: { toasts: readonly Toast[] }) {
  const later = useDeferredValue(now)
  // What is dismissed goes at once.
  const toasts = later.filter((toast) => now.includes(toast))
  const list = useRef<HTMLDivElement>(null)
  /** What had the focus before it came here. */
  const before = useRef<Element>(null)
  const foot = useStore(footRoom)
  useLayoutEffect(() => {
    // Without toasts nothing is measured: a page that starts would be laid out once more for it.
    if (toasts.length === 0 || list.current === null) return undefined
    const { style } = document.documentElement
    list.current.style.bottom = `${foot}px`
    list.current.style.maxHeight = `calc(100dvh - ${foot}px)`
    // The newest is the last; whoever uses one stays at it.
    if (!list.current.contains(document.activeElement))
      list.current.scrollTop = list.current.scrollHeight
    style.setProperty('--toast-room', `${list.current.offsetHeight + foot}px`)
    return () => void style.removeProperty('--toast-room')
  })
  return (
    <div
      ref={list}
      lang={use(SpokenContext)}
      role="status"
      // With aria-live it stays readable and usable while a dialog is open, which hides everything
      // else.
      aria-live="polite"
      // Each alone: with a new one those before it would be read out again.
      aria-atomic={false}
      data-toasts
      className="no-print pointer-events-none fixed inset-x-0 z-55 flex flex-col items-center gap-2 overflow-y-auto px-inset pt-2 pb-inset"
    >
      {toasts.map((toast) => (
        <ToastNote
          key={toast.id}
          toast={toast}
          before={before}
          onEntered={(from) => {
            before.current = from
          }}
        />
      ))}
    </div>
  )
}

function ToastNote({
  toast,
  before,
  onEntered,
}: {
  toast: Toast
  before: RefObject<Element | null>
  onEntered: (from: Element) => void
}) {
  const [held, setHeld] = useState<'pointer' | 'focus'>()
  const giveBack = useCallback(
    (note: HTMLDivElement) => () => {
      // With its buttons the focus would be gone, and the next key would start at the top.
      if (note.contains(document.activeElement) && before.current instanceof HTMLElement)
        before.current.focus({ preventScroll: true })
    },
    [before],
  )
  /** For how many seconds it was in sight: who takes a call, or is in another tab, does not see it. */
  const seen = useRef(0)
  useEffect(() => {
    // With the keyboard somebody is using it; a pointer may just have been left there.
    if (held === 'focus') return undefined
    const end = held === 'pointer' ? toastLimit : Math.min(seen.current + toastDuration, toastLimit)
    const timer = setInterval(() => {
      if (!document.hidden && ++seen.current >= end) dismissToast(toast.id)
    }, 1_000)
    return () => clearInterval(timer)
  }, [held, toast])
  return (
    <div
      ref={giveBack}
      onPointerEnter={() => setHeld('pointer')}
      onPointerLeave={() => setHeld(undefined)}
      onFocus={({ relatedTarget }) => {
        setHeld('focus')
        if (relatedTarget?.closest('[data-toasts]') === null) onEntered(relatedTarget)
      }}
      onBlur={() => setHeld(undefined)}
      className="pointer-events-auto flex max-w-xl flex-wrap items-center gap-x-2 rounded-control bg-deep py-1 pr-1 pl-inset text-on-deep shadow-float"
    >
      {/* Where large text leaves less room beside the buttons, they come below it. */}
      <span className="min-w-24 flex-1">{toast.text}</span>
      <div className="ml-auto flex items-center gap-2">
        {toast.action !== undefined && (
          <button
            type="button"
            className="min-h-11 rounded-control px-3 font-semibold underline"
            onClick={(event) => isFirstClick(event) && takeUp(toast)}
          >
            {toast.action.label ?? copy.undo}
          </button>
        )}
        <button
          type="button"
          aria-label={copy.dismiss}
          className="grid size-11 shrink-0 place-items-center rounded-control"
          // Of a double-click, the second would dismiss the one that has moved here.
          onClick={(event) => isFirstClick(event) && dismissToast(toast.id)}
        >
          <Icon shape={X} className="size-4" />
        </button>
      </div>
    </div>
  )
}
