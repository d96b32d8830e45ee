import { Link, type LinkProps } from './Link'
import { classNames } from '../../lib/classNames'

/** A link in running text. */
export function TextLink({ className, ...rest }: LinkProps) {
  return (
    <Link
      className={classNames(
        'text-brand underline underline-offset-2 hover:text-brand-strong',
        className,
      )}
      {...rest}
    />
  )
}
