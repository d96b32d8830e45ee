import { useSamples } from '../../ui/page/useSamples'
import { formatDate } from '../../lib/dates'
import { formatRupees } from '../../lib/money'
import { ButtonLink } from '../../ui/page/Button'
import { Card } from '../../ui/page/Card'
import { Fact, Facts } from '../../ui/page/Facts'
import { SourceNote } from '../../ui/page/SourceNote'
import { opportunitiesCopy as copy } from './copy'
import { opportunitiesOn } from './opportunities'

export function OpportunitiesSection() {
  const samples = useSamples()
  return (
    <section aria-label={copy.title}>
      <p className="text-muted">{copy.lead}</p>
      {samples.on && <SourceNote source="sample" text={copy.source} className="mt-1" />}
      <ul className="mt-5 grid gap-4 md:grid-cols-2">
        {opportunitiesOn(samples).map((call) => (
          <Card key={call.id} className="flex flex-col">
            <h2 className="text-xl">{call.title}</h2>
            <p className="mt-2 text-muted">{call.summary}</p>
            <Facts className="my-4 2xs:grid-cols-2">
              <Fact name={copy.category}>{call.category}</Fact>
              <Fact name={copy.maxFunding}>{formatRupees(call.maxFunding)}</Fact>
              <Fact name={copy.deadline}>
                {call.deadline === '' ? copy.noDeadline : formatDate(call.deadline)}
              </Fact>
            </Facts>
            <div className="mt-auto">
              <ButtonLink to={call.applyPath} aria-label={copy.applyFor(call.title)}>
                {copy.apply}
              </ButtonLink>
            </div>
          </Card>
        ))}
      </ul>
    </section>
  )
}
