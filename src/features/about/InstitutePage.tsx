import { paths } from '../../lib/paths'
import { Band } from '../../ui/page/Band'
import { ButtonLink } from '../../ui/page/Button'
import { Drawing } from '../../ui/page/Drawing'
import { Figures } from '../../ui/page/Figures'
import { Hero } from '../../ui/page/Hero'
import { LineIcon } from '../../ui/page/LineIcon'
import { SourceNote } from '../../ui/page/SourceNote'
import { achievements } from './institute/achievements'
import { instituteCopy as copy } from './institute/copy'
import { GovernanceTable } from './institute/GovernanceTable'
import { InstitutionCard } from './institute/InstitutionCard'
import { institutions } from './institute/sample'

/** The parts of the support framework, each with its icon. */
const framework = [
  { id: 'cell', icon: 'people' },
  { id: 'workshop', icon: 'prototype' },
  { id: 'money', icon: 'fund' },
  { id: 'mentors', icon: 'mentor' },
] as const

/** The partner institutions (spec §2). */
export function InstitutePage() {
  return (
    <>
      <Hero title={copy.title} lead={copy.lead} drawing={<Drawing icon="institution" />} />
      <Band title={copy.institutions.title} lead={copy.institutions.lead}>
        <ul className="grid gap-5 md:grid-cols-2 lg:grid-cols-3">
          {institutions.map((institution) => (
            <InstitutionCard key={institution.name} institution={institution} />
          ))}
        </ul>
        <SourceNote source="sample" text={copy.institutions.source} className="mt-5" />
      </Band>
      <Band sunken title={copy.achievements.title} lead={copy.achievements.lead}>
        <Figures label={copy.achievements.label} figures={achievements(institutions)} />
        <SourceNote source="sample" text={copy.achievements.source} className="mt-6" />
      </Band>
      <Band title={copy.framework.title} lead={copy.framework.lead}>
        <ul className="grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
          {framework.map(({ id, icon }) => (
            <li key={id}>
              <LineIcon name={icon} className="size-10 text-brand" />
              <h3 className="mt-3 text-lg">{copy.framework.cards[id].title}</h3>
              <p className="mt-1 text-muted">{copy.framework.cards[id].text}</p>
            </li>
          ))}
        </ul>
      </Band>
      <Band sunken title={copy.governance.title} lead={copy.governance.lead}>
        <GovernanceTable />
      </Band>
      <Band title={copy.more.title} lead={copy.more.text}>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={paths.contact}>{copy.more.contact}</ButtonLink>
          <ButtonLink variant="secondary" to={paths.institutePolicy}>
            {copy.more.policy}
          </ButtonLink>
        </div>
      </Band>
    </>
  )
}
