import { Menu as Base } from '@base-ui/react/menu'
import { useRef, type ReactNode } from 'react'
import { classNames } from '../lib/classNames'
import { buttonClass } from './buttonClass'

export type MenuItem = {
  label: string
  onSelect: () => void
  danger?: boolean
  /** Why it cannot be done now; the item stays readable and does nothing. */
  disabledReason?: string | undefined
}

/** A button that opens a list of actions. `label` names it for those who cannot see the icon. */
export function Menu({
  label,
  trigger,
  items,
  triggerProps,
}: {
  label: string
  trigger: ReactNode
  items: readonly MenuItem[]
  /** For a button that is part of a grid's keyboard navigation. */
  triggerProps?: { 'data-cell': string; tabIndex: number }
}) {
  // What opens belongs to the same part of the page as the button, though not to its row.
  const part = useRef<HTMLElement>(null)
  return (
    <Base.Root>
      <Base.Trigger
        ref={(button: HTMLElement | null) => {
          part.current = button?.closest('main') ?? null
        }}
        aria-label={label}
        className={buttonClass({ variant: 'quiet', size: 'small' })}
        {...triggerProps}
      >
        {trigger}
      </Base.Trigger>
      <Base.Portal container={part}>
        <Base.Positioner sideOffset={4} align="end" className="z-50">
          <Base.Popup className="min-w-52 rounded-card border border-line bg-surface py-1 text-ink shadow-float">
            {items.map((item) => (
              <Base.Item
                key={item.label}
                disabled={item.disabledReason !== undefined}
                onClick={item.onSelect}
                className={classNames(
                  'flex min-h-11 flex-col justify-center px-4 py-1.5 data-highlighted:bg-brand-soft',
                  item.danger === true && 'text-bad',
                  item.disabledReason !== undefined && 'text-muted',
                )}
              >
                {item.label}
                {item.disabledReason !== undefined && (
                  <span className="text-sm">{item.disabledReason}</span>
                )}
              </Base.Item>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
