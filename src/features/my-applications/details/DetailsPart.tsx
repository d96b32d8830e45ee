import type { ReactNode } from 'react'

/** A part of the details under its own heading. */
export function DetailsPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-6">
      <h3 className="mb-3 text-lg">{title}</h3>
      {children}
    </section>
  )
}
