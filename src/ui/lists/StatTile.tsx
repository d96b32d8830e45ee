import type { ReactNode } from 'react'
import { grouped } from '../../lib/grouped'

/** Figures with their names, as a description list. */
export function StatTiles({ label, children }: { label: string; children: ReactNode }) {
  return (
    <dl
      aria-label={label}
      className="grid gap-3 2xs:grid-cols-2 sm:grid-cols-3 lg:grid-flow-col lg:auto-cols-fr lg:grid-cols-none"
    >
      {children}
    </dl>
  )
}

/** A figure with its name; a number is grouped here. */
export function StatTile({
  label,
  value,
  note,
}: {
  label: string
  value: number | string
  note?: string | undefined
}) {
  return (
    <div className="flex flex-col rounded-card border border-line bg-surface p-4 2xs:last:odd:col-span-2 sm:last:odd:col-span-1">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="mt-1 text-xl font-semibold whitespace-nowrap xs:text-2xl tabular-nums">
        {typeof value === 'number' ? grouped(value) : value}
      </dd>
      {note !== undefined && <dd className="text-sm text-muted">{note}</dd>}
    </div>
  )
}
