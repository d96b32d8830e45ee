import { classNames } from '../../lib/classNames'
import { Link, type LinkProps } from './Link'

/** A link in running text, or alone on its line, where it is as high as a finger. */
export function TextLink({ alone = false, className, ...rest }: LinkProps & { alone?: boolean }) {
  return (
    <Link
      className={classNames(
        'text-brand underline underline-offset-2 hover:text-brand-strong',
        alone && 'inline-flex min-h-11 items-center',
        className,
      )}
      {...rest}
    />
  )
}
