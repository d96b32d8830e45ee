import type { ReactNode } from 'react'

/** Names and values under a heading of a dialog. */
export function Facts({
  title,
  facts,
}: {
  title: string
  facts: readonly (readonly [name: string, value: ReactNode])[]
}) {
  return (
    <section>
      <h3 className="font-semibold">{title}</h3>
      <dl className="mt-1 grid gap-x-6 sm:grid-cols-2">
        {facts.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4 border-b border-line py-2">
            <dt className="shrink-0 text-muted">{name}</dt>
            <dd className="min-w-0 text-right">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
