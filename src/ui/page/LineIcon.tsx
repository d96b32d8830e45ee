import { classNames } from '../../lib/classNames'
import { Icon } from './Icon'
import { lineIcons, type LineIconName } from './lineIcons'

/** A decorative line drawing; the words beside it say the same. */
export function LineIcon({
  name,
  className = 'size-9 text-brand',
}: {
  name: LineIconName
  className?: string
}) {
  const { line, accent } = lineIcons[name]
  return (
    <Icon
      shape={[
        ['path', { d: line }],
        ['path', { d: accent, className: 'stroke-accent' }],
      ]}
      strokeWidth={1.5}
      className={classNames('shrink-0', className)}
    />
  )
}
