import type { ReactNode } from 'react'
import { Sketch } from '../page/Sketch'

/** Says that there is nothing to show, and what to do about it. */
export function EmptyState({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="rounded-card border border-dashed border-line p-box text-center">
      <Sketch name="nothing-yet" className="mx-auto mb-4 max-w-44 rounded-control" />
      <p className="font-semibold">{title}</p>
      {children !== undefined && <div className="mt-2 text-muted">{children}</div>}
    </div>
  )
}
