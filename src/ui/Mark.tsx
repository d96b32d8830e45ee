import { classNames } from '../lib/classNames'
import { marks, type MarkName } from './marks'

/** A decorative line mark; the words beside it say what it stands for. */
export function Mark({
  name,
  className = 'size-9 text-brand',
}: {
  name: MarkName
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
      <path d={marks[name].line} />
      <path d={marks[name].accent} className="stroke-accent" />
    </svg>
  )
}
