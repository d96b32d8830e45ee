import type { ButtonHTMLAttributes, Ref } from 'react'
import { Link, type LinkProps } from './Link'
import { buttonClass, type ButtonLook } from './buttonClass'
import { isFirstClick } from './isFirstClick'

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> &
  ButtonLook & {
    ref?: Ref<HTMLButtonElement>
    /** A double-click is one press, for what is not to happen to the record that comes next, too. */
    once?: boolean
  }

/** A button; `variant` sets its prominence. */
export function Button({
  variant,
  size,
  className,
  type = 'button',
  once = false,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      className={buttonClass({ variant, size }, className)}
      onClick={
        once
          ? (event) => (isFirstClick(event) ? onClick?.(event) : event.preventDefault())
          : onClick
      }
      {...rest}
    />
  )
}

/** A link that looks like a button. */
export function ButtonLink({ variant, size, className, ...rest }: LinkProps & ButtonLook) {
  return <Link className={buttonClass({ variant, size }, className)} {...rest} />
}
