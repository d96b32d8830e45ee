import type { ReactNode } from 'react'

/** A question with its answer on paper; stands in a description list. */
export function PaperFact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
