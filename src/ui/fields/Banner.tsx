import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide'
import type { ReactNode } from 'react'
import { classNames } from '../../lib/classNames'
import { fieldsCopy as copy } from './copy'
import { toneClass } from '../page/tone'
import { Icon } from '../page/Icon'

const icons = { good: CircleCheck, warn: TriangleAlert, bad: CircleAlert, info: Info } as const

type BannerProps = {
  tone: keyof typeof icons
  /**
   * Without any it is an empty live region. What is said later needs one that was there before: one
   * that comes with its text is not read out by every screen reader, unless it is an alert.
   */
  children: ReactNode
  /** Adds a button that closes the banner. */
  onDismiss?: () => void
  /** Buttons or links below the text. */
  actions?: ReactNode
  className?: string
}

/**
 * One sentence about what happened. Bad news interrupts a screen reader, anything else waits for a
 * pause.
 */
export function Banner({ tone, children, onDismiss, actions, className }: BannerProps) {
  const icon = icons[tone]
  return (
    <div role={tone === 'bad' ? 'alert' : 'status'} className="empty:absolute">
      {children && (
        <div
          ref={giveFocusBack}
          className={classNames(
            'flex gap-3 rounded-control border border-current/30 p-3',
            toneClass[tone],
            className,
          )}
        >
          <Icon shape={icon} className="mt-0.5 size-5 shrink-0" />
          <div className="min-w-0 flex-1">
            <div>{children}</div>
            {actions !== undefined && <div className="mt-2 flex flex-wrap gap-2">{actions}</div>}
          </div>
          {onDismiss !== undefined && (
            <button
              type="button"
              onClick={onDismiss}
              aria-label={copy.dismiss}
              className="-m-2 grid size-11 shrink-0 place-items-center rounded-control"
            >
              <Icon shape={X} className="size-5" />
            </button>
          )}
        </div>
      )}
    </div>
  )
}

/** When the focus would go with its buttons, it goes to what had it when the banner came. */
function giveFocusBack(banner: HTMLDivElement) {
  const before = document.activeElement
  return () => {
    if (banner.contains(document.activeElement) && before instanceof HTMLElement) before.focus()
  }
}
