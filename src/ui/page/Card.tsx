import type { ReactNode } from 'react'
import { classNames } from '../../lib/classNames'

/** A surface for one item in a list of similar items. Do not nest cards. */
export function Card({
  as: Element = 'div',
  className,
  children,
}: {
  as?: 'div' | 'li' | 'article' | 'section'
  className?: string
  children: ReactNode
}) {
  return (
    <Element
      className={classNames(
        'min-w-0 rounded-card border border-line bg-surface p-5 shadow-card',
        className,
      )}
    >
      {children}
    </Element>
  )
}
