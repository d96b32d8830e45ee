import { addressOf } from '../../lib/language'
import { classNames } from '../../lib/classNames'

/**
 * A drawing from `public/drawings`, in the style of the emblem on the home page: a separate file,
 * loaded when it comes near the screen. It is decorative, and contains its own background, so that it
 * looks the same in both themes and in print.
 */
export function Sketch({
  name,
  width = 'w-full',
  className,
}: {
  name: string
  /** Classes of its width. */
  width?: string
  className: string
}) {
  return (
    <img
      src={addressOf(`/drawings/${name}.svg`)}
      alt=""
      width="320"
      height="200"
      loading="lazy"
      decoding="async"
      className={classNames('h-auto', width, className)}
    />
  )
}
