import type { ReactNode } from 'react'
import { classNames } from '../../lib/classNames'

/** A description list of `Fact`s. `className` sets the columns. */
export function Facts({ className, children }: { className?: string; children: ReactNode }) {
  return <dl className={classNames('grid gap-x-6 gap-y-3', className)}>{children}</dl>
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
