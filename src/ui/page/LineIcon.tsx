import { classNames } from '../../lib/classNames'
import { lineIcons, type LineIconName } from './lineIcons'

/** A decorative line drawing; the words beside it say the same. */
export function LineIcon({
  name,
  className = 'size-9 text-brand',
}: {
  name: LineIconName
  className?: string
}) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={classNames('shrink-0', className)}
    >
      <path d={lineIcons[name].line} />
      <path d={lineIcons[name].accent} className="stroke-accent" />
    </svg>
  )
}
