import type { ReactNode } from 'react'
import { Fact, Facts } from '../../../ui/page/Facts'

/** A part of the details: names and values under a heading. */
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
