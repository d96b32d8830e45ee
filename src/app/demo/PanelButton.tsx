import { LoaderCircle } from 'lucide'
import { useId } from 'react'
import { buttonClass } from '../../ui/page/buttonClass'
import { Icon } from '../../ui/page/Icon'

/**
 * A button of the demo's controls: its name, a hint where there is room, and whether its action is
 * under way.
 */
export function PanelButton({
  children,
  text,
  pressed,
  busy,
  disabled,
  onClick,
}: {
  children: string
  text?: string
  /** This is the current choice. */
  pressed?: boolean
  busy: boolean
  disabled: boolean
  onClick: () => void
}) {
  const id = useId()
  return (
    <div className="grid content-start gap-0.5">
      <button
        type="button"
        aria-pressed={pressed}
        aria-busy={busy}
        aria-describedby={text === undefined ? undefined : id}
        disabled={disabled}
        onClick={onClick}
        className={buttonClass(
          { variant: pressed === true ? 'primary' : 'secondary' },
          'w-full px-2 py-1.5 text-center text-sm leading-tight break-normal hyphens-none',
        )}
      >
        {busy && <Icon shape={LoaderCircle} className="size-4 shrink-0 animate-spin" />}
        {children}
      </button>
      {text !== undefined && (
        <p id={id} className="px-1 text-center text-sm text-muted max-sm:sr-only">
          {text}
        </p>
      )}
    </div>
  )
}
