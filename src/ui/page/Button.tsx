import type { ButtonHTMLAttributes, Ref } from 'react'
import { Link, type LinkProps } from './Link'
import { buttonClass, type ButtonLook } from './buttonClass'

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> &
  ButtonLook & { ref?: Ref<HTMLButtonElement> }

/** A button; `variant` sets its prominence. */
export function Button({ variant, size, className, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={buttonClass({ variant, size }, className)} {...rest} />
}

/** A link that looks like a button. */
export function ButtonLink({ variant, size, className, ...rest }: LinkProps & ButtonLook) {
  return <Link className={buttonClass({ variant, size }, className)} {...rest} />
}
