import { office, telLink } from '../../domain/programme/office'
import { paths } from '../../lib/paths'
import { Band } from '../../ui/page/Band'
import { ButtonLink } from '../../ui/page/Button'
import { buttonClass } from '../../ui/page/buttonClass'
import { Drawing } from '../../ui/page/Drawing'
import { Hero } from '../../ui/page/Hero'
import { SourceNote } from '../../ui/page/SourceNote'
import { cellCopy as copy } from './cell/copy'
import { DepartmentsSection } from './cell/DepartmentsSection'
import { RegionsSection } from './cell/RegionsSection'
import { coreTeam, leadership } from './cell/sample'
import { StaffCard } from './cell/StaffCard'

/** The team of the programme cell (spec §2). */
export function SsipCellPage() {
  return (
    <>
      <Hero
        title={copy.title}
        lead={copy.lead}
        actions={
          <>
            <ButtonLink variant="accent" to={paths.contact}>
              {copy.write}
            </ButtonLink>
            <a className={buttonClass({ variant: 'secondary' })} href={telLink(office.phone)}>
              {copy.call(office.phone)}
            </a>
          </>
        }
        drawing={<Drawing icon="people" />}
      >
        <p className="text-on-deep-muted">{office.hours}</p>
      </Hero>
      <Band title={copy.leadership.title} lead={copy.leadership.lead}>
        <ul className="grid gap-8 md:grid-cols-3">
          {leadership.map((person) => (
            <StaffCard key={person.name} person={person} large />
          ))}
        </ul>
        <SourceNote source="sample" text={copy.source} className="mt-6" />
      </Band>
      <DepartmentsSection />
      <Band title={copy.team.title} lead={copy.team.lead}>
        <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
          {coreTeam.map((person) => (
            <StaffCard key={person.name} person={person} />
          ))}
        </ul>
      </Band>
      <RegionsSection />
      <Band title={copy.more.title} lead={copy.more.text}>
        <ButtonLink to={paths.contact}>{copy.write}</ButtonLink>
      </Band>
    </>
  )
}
