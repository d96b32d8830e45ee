import type { ReactNode } from 'react'
import { Fact, Facts } from '../../ui/Facts'

/** Names and values under a heading of the details. */
export function FactsPart({
  title,
  facts,
}: {
  title: string
  facts: readonly (readonly [name: string, value: ReactNode])[]
}) {
  return (
    <section>
      <h3 className="font-semibold">{title}</h3>
      <Facts className="mt-2 grid-cols-1 min-[22rem]:grid-cols-2 sm:grid-cols-3">
        {facts.map(([name, value]) => (
          <Fact key={name} name={name}>
            {value}
          </Fact>
        ))}
      </Facts>
    </section>
  )
}
