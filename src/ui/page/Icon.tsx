import { createElement } from 'react'
import type { IconNode } from 'lucide'

/**
 * A decorative icon in the colour of its text; the words beside it say the same. Lucide's own React
 * package was 1.6 kB of every first visit, and three components for each icon.
 */
export function Icon({
  shape,
  strokeWidth = 2,
  className,
}: {
  shape: IconNode
  strokeWidth?: number
  className: string
}) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      {shape.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
    </svg>
  )
}
