import type { ReactNode } from 'react'

/** A question with its answer on paper, inside a description list. Long answers get the full width. */
export function PaperFact({
  name,
  long = false,
  children,
}: {
  name: ReactNode
  long?: boolean
  children: ReactNode
}) {
  return (
    <div className={long ? 'long-answer' : undefined}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
