import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide'
import { use, type ReactNode, type RefObject } from 'react'
import { HiddenScreen } from '../page/HiddenScreen'
import { isFirstClick } from '../page/isFirstClick'
import { SpokenContext } from '../page/SpokenContext'
import { overlaysCopy as copy } from './copy'
import { useClosedByBack } from './useClosedByBack'
import { Icon } from '../page/Icon'

/**
 * A modal dialog with a title and a close button; on phones a sheet from below. Toasts never cover
 * its buttons.
 */
export function Dialog({
  title,
  open,
  onClose,
  actions,
  initialFocus,
  returnsFocus,
  children,
}: {
  title: string
  open: boolean
  /** Without it the dialog has no close button, and nothing beside it closes it. */
  onClose?: () => void
  /** Buttons at the foot, the main one last. */
  actions?: ReactNode
  /** Focused at first; by default the first focusable element. */
  initialFocus?: RefObject<HTMLElement | null> | undefined
  /** Called on closing: false leaves the focus alone, as after a navigation. Otherwise it goes back. */
  returnsFocus?: () => boolean
  children: ReactNode
}) {
  const hidden = use(HiddenScreen)
  const isShown = open && !hidden
  useClosedByBack(isShown ? onClose : undefined)
  return (
    <Base.Root
      open={isShown}
      onOpenChange={(next, { event }) => {
        // The second click of the double-click that opened it is beside it.
        const isSecond = event instanceof MouseEvent && !isFirstClick(event)
        if (!next && !isSecond && !isOnToast(event.target)) onClose?.()
      }}
    >
      {/* What was typed into it stays. */}
      <Base.Portal keepMounted={open && hidden}>
        <Base.Backdrop className="fixed inset-0 z-40 bg-deep/60" />
        <Base.Popup
          lang={use(SpokenContext)}
          initialFocus={initialFocus ?? true}
          finalFocus={() => returnsFocus?.() ?? true}
          className="fixed inset-x-0 bottom-0 z-50 flex max-h-[92dvh] flex-col overflow-y-auto rounded-t-card pb-(--toast-room) scroll-pb-(--toast-room) bg-surface text-ink shadow-float sm:inset-auto sm:top-1/2 sm:left-1/2 sm:max-h-[calc(85dvh-2*var(--toast-room,0px))] sm:pb-0 sm:w-[min(44rem,calc(100vw-2rem))] sm:-translate-1/2 sm:rounded-card"
        >
          <div className="flex items-start justify-between gap-[min(1rem,2.5vw)] border-b border-line p-inset">
            <Base.Title className="min-w-0 text-xl font-semibold">{title}</Base.Title>
            {onClose !== undefined && (
              <Base.Close
                aria-label={copy.close}
                className="-m-[min(0.5rem,2.5vw)] grid size-11 shrink-0 place-items-center rounded-control text-muted hover:bg-brand-soft"
              >
                <Icon shape={X} className="size-5" />
              </Base.Close>
            )}
          </div>
          {/* The content scrolls, and must be reachable with the keyboard. Some of it always shows: a long
              title in a large font would leave it no room, and push the buttons off the screen. On a
              screen of few lines of text the dialog scrolls whole, or three of them would be left. */}
          <div
            role="region"
            aria-label={title}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={0}
            className="min-h-24 not-tall:shrink-0 overflow-y-auto p-inset focus-visible:-outline-offset-3"
          >
            {children}
          </div>
          {actions !== undefined && (
            <div className="flex flex-wrap justify-end gap-2 border-t border-line p-inset">
              {actions}
            </div>
          )}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}

/** Toasts are above the dialog: pressing 'Undo' on one is not a press outside the dialog. */
function isOnToast(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-toasts]') !== null
}
