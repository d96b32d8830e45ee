import { formatLongDate } from '../../lib/dates'
import { formatRupees } from '../../lib/money'
import { ButtonLink } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { Fact, Facts } from '../../ui/Facts'
import { SourceNote } from '../../ui/SourceNote'
import { opportunitiesCopy as copy } from './copy'
import { opportunities } from './sample'

export function OpportunitiesSection() {
  return (
    <section aria-label={copy.title}>
      <p className="text-muted">{copy.lead}</p>
      <SourceNote source="sample" className="mt-1" />
      <ul className="mt-5 grid gap-4 md:grid-cols-2">
        {opportunities.map((call) => (
          <Card as="li" key={call.id} className="flex flex-col">
            <h2 className="text-xl">{call.title}</h2>
            <p className="mt-2 text-muted">{call.summary}</p>
            <Facts className="my-4 grid-cols-2">
              <Fact name={copy.category}>{call.category}</Fact>
              <Fact name={copy.maxFunding}>{formatRupees(call.maxFunding)}</Fact>
              <Fact name={copy.deadline}>{formatLongDate(call.deadline)}</Fact>
            </Facts>
            <div className="mt-auto">
              <ButtonLink to={call.applyPath} aria-label={`${copy.apply}: ${call.title}`}>
                {copy.apply}
              </ButtonLink>
            </div>
          </Card>
        ))}
      </ul>
    </section>
  )
}
