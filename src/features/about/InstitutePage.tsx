import { paths } from '../../lib/paths'
import { Band } from '../../ui/Band'
import { ButtonLink } from '../../ui/Button'
import { Drawing } from '../../ui/Drawing'
import { Figures } from '../../ui/Figures'
import { Hero } from '../../ui/Hero'
import { Mark } from '../../ui/Mark'
import { SourceNote } from '../../ui/SourceNote'
import { achievements } from './institute/achievements'
import { instituteCopy as copy } from './institute/copy'
import { GovernanceTable } from './institute/GovernanceTable'
import { InstitutionCard } from './institute/InstitutionCard'
import { institutions } from './institute/sample'

/** The partner institutions (spec §2). */
export function InstitutePage() {
  return (
    <>
      <Hero title={copy.title} lead={copy.lead} drawing={<Drawing mark="institution" />} />
      <Band title={copy.institutions.title} lead={copy.institutions.lead}>
        <ul className="grid gap-5 md:grid-cols-2 lg:grid-cols-3">
          {institutions.map((institution) => (
            <InstitutionCard key={institution.name} institution={institution} />
          ))}
        </ul>
        <SourceNote source="sample" detail={copy.institutions.source} className="mt-5" />
      </Band>
      <Band sunken title={copy.achievements.title} lead={copy.achievements.lead}>
        <Figures label={copy.achievements.label} figures={achievements(institutions)} />
        <SourceNote source="sample" detail={copy.achievements.source} className="mt-6" />
      </Band>
      <Band title={copy.framework.title} lead={copy.framework.lead}>
        <ul className="grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
          {copy.framework.cards.map((card) => (
            <li key={card.title}>
              <Mark name={card.mark} className="size-10 text-brand" />
              <h3 className="mt-3 text-lg">{card.title}</h3>
              <p className="mt-1 text-muted">{card.text}</p>
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
