import type { ReactNode } from 'react'
import { classNames } from '../../lib/classNames'

/** An item in a list of similar items, on a surface of its own. Do not nest cards. */
export function Card({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <li
      className={classNames(
        'min-w-0 rounded-card border border-line bg-surface p-box shadow-card',
        className,
      )}
    >
      {children}
    </li>
  )
}
