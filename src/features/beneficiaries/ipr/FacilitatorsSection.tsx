import { mailLink, telLink } from '../../../domain/programme/office'
import { listed } from '../../../lib/grammar'
import { Card } from '../../../ui/page/Card'
import { PageSection } from '../../../ui/page/Page'
import { SourceNote } from '../../../ui/page/SourceNote'
import { iprCopy } from './copy'
import { facilitators, type Facilitator } from './sample'

const copy = iprCopy.facilitators

export function FacilitatorsSection() {
  return (
    <PageSection title={copy.title} lead={copy.lead}>
      <ul className="grid gap-5 md:grid-cols-2">
        {facilitators.map((person) => (
          <FacilitatorCard key={person.name} person={person} />
        ))}
      </ul>
      <SourceNote source="sample" text={copy.source} className="mt-5" />
    </PageSection>
  )
}

function FacilitatorCard({ person }: { person: Facilitator }) {
  const rows = [
    [copy.specialization, person.specialization],
    [copy.experience, person.experience],
    [copy.qualifications, person.qualifications],
    [copy.services, listed(person.services)],
    [copy.location, person.location],
  ]
  return (
    <Card>
      <h3 className="text-xl">{person.name}</h3>
      <dl className="mt-3 space-y-2">
        {rows.map(([name, value]) => (
          <div key={name} className="gap-4 sm:flex">
            <dt className="shrink-0 text-muted sm:w-32">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className="gap-4 sm:flex">
          <dt className="shrink-0 pt-2.5 text-muted sm:w-32">{copy.contact}</dt>
          <dd>
            <a
              className="flex min-h-11 items-center text-brand underline underline-offset-2"
              href={telLink(person.phone)}
            >
              {person.phone}
            </a>
            <a
              className="flex min-h-11 items-center text-brand underline underline-offset-2"
              href={mailLink(person.email)}
            >
              {person.email}
            </a>
          </dd>
        </div>
      </dl>
    </Card>
  )
}
