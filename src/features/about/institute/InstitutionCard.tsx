import { Card } from '../../../ui/page/Card'
import { Fact, Facts } from '../../../ui/page/Facts'
import { NewTabLink } from '../../../ui/page/NewTabLink'
import { instituteCopy } from './copy'
import type { Institution } from './sample'
import { grouped } from '../../../lib/grouped'

const copy = instituteCopy.institutions

/** A lead institution, with all the details of spec §2. */
export function InstitutionCard({ institution }: { institution: Institution }) {
  const figures = [
    [copy.students, grouped(institution.students)],
    [copy.innovations, grouped(institution.innovations)],
    [copy.patents, grouped(institution.patents)],
  ]
  return (
    <Card className="flex flex-col">
      <p className="text-sm text-muted">{institution.type}</p>
      <h3 className="mt-1 text-lg">{institution.name}</h3>
      <dl className="mt-4 grid gap-2 2xs:grid-cols-[repeat(3,auto)] border-y border-line py-3">
        {figures.map(([name, value]) => (
          <div key={name} className="flex flex-col-reverse justify-end">
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="text-xl font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <Facts className="my-3">
        <Fact name={copy.location}>{institution.location}</Fact>
        <Fact name={copy.established}>{institution.established}</Fact>
        <Fact name={copy.specialization}>{institution.specialization}</Fact>
        <Fact name={copy.role}>{institution.role}</Fact>
      </Facts>
      <p className="mt-auto">
        <NewTabLink href={institution.website}>
          <span aria-hidden>{copy.website}</span>
          <span className="sr-only">{copy.websiteOf(institution.name)}</span>
        </NewTabLink>
      </p>
    </Card>
  )
}
