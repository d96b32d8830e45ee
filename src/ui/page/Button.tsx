import type { ButtonHTMLAttributes, Ref } from 'react'
import { Link, type LinkProps } from './Link'
import { buttonClass, type ButtonLook } from './buttonClass'
import { isFirstClick } from './isFirstClick'

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> &
  ButtonLook & {
    ref?: Ref<HTMLButtonElement>
    /** A double-click is one press, for what is not to happen to the record that comes next, too. */
    once?: boolean
    /** Its work is under way: another press does nothing. Unlike `disabled` this leaves the focus there. */
    busy?: boolean
  }

/** A button; `variant` sets its prominence. */
export function Button({
  variant,
  size,
  className,
  type = 'button',
  once,
  busy,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      className={buttonClass({ variant, size }, className)}
      aria-disabled={busy || undefined}
      onClick={(event) =>
        busy || (once && !isFirstClick(event)) ? event.preventDefault() : onClick?.(event)
      }
      {...rest}
    />
  )
}

/** A link that looks like a button. */
export function ButtonLink({ variant, size, className, ...rest }: LinkProps & ButtonLook) {
  return <Link className={buttonClass({ variant, size }, className)} {...rest} />
}
