import type { ReactNode } from 'react'

/** Nothing to show, and what to do about it. */
export function EmptyState({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="rounded-card border border-dashed border-line p-8 text-center">
      <p className="font-semibold">{title}</p>
      {children !== undefined && <div className="mt-2 text-muted">{children}</div>}
    </div>
  )
}
