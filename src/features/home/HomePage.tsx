import { successStories } from '../../domain/story/sample'
import { paths } from '../../lib/paths'
import { Band } from '../../ui/Band'
import { Figures } from '../../ui/Figures'
import { Hero } from '../../ui/Hero'
import { SourceNote } from '../../ui/SourceNote'
import { TextLink } from '../../ui/TextLink'
import { BlueprintSeedling } from './BlueprintSeedling'
import { CallToActionSection } from './CallToActionSection'
import { figuresCopy, homeCopy as copy } from './copy'
import { ProcessSteps } from './ProcessSteps'
import { ProgrammeCard } from './ProgrammeCard'
import { ResourceCard } from './ResourceCard'
import { SessionActions } from './SessionActions'
import { StoryCards } from './StoryCards'
import { TrustSection } from './TrustSection'

/** Home (spec §2). */
export function HomePage() {
  return (
    <>
      <Hero
        title={copy.title}
        lead={copy.lead}
        actions={<SessionActions />}
        drawing={<BlueprintSeedling />}
      >
        <ul aria-label={copy.factsLabel} className="space-y-1 text-on-deep-muted">
          {copy.facts.map((fact) => (
            <li key={fact} className="flex gap-3">
              <span aria-hidden className="mt-2.5 h-1 w-4 shrink-0 rounded-full bg-accent" />
              {fact}
            </li>
          ))}
        </ul>
      </Hero>
      <TrustSection />
      <Band title={copy.programmes.title} lead={copy.programmes.lead}>
        <ul className="grid gap-5 md:grid-cols-3">
          {copy.programmes.cards.map((card) => (
            <ProgrammeCard key={card.to} {...card} />
          ))}
        </ul>
      </Band>
      <Band sunken title={copy.process.title} lead={copy.process.lead}>
        <ProcessSteps />
      </Band>
      <Band title={figuresCopy.title} lead={figuresCopy.lead}>
        <Figures label={figuresCopy.label} figures={figuresCopy.figures} />
        <SourceNote source="sample" detail={figuresCopy.source} className="mt-6" />
      </Band>
      <Band sunken title={copy.stories.title} lead={copy.stories.lead}>
        <StoryCards stories={successStories.slice(0, 3)} />
        <p className="mt-2">
          <TextLink to={`${paths.beneficiariesPoc}?tab=stories`}>{copy.stories.more}</TextLink>
        </p>
      </Band>
      <Band split title={copy.resources.title} lead={copy.resources.lead}>
        <ul className="grid gap-x-8 sm:grid-cols-2">
          {copy.resources.cards.map((card) => (
            <ResourceCard key={card.to} {...card} />
          ))}
        </ul>
      </Band>
      <CallToActionSection />
    </>
  )
}
