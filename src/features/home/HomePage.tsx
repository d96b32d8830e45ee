import { successStories } from '../../domain/story/sample'
import { paths } from '../../lib/paths'
import { Band } from '../../ui/page/Band'
import { Hero } from '../../ui/page/Hero'
import { TextLink } from '../../ui/page/TextLink'
import { BlueprintSeedling } from './BlueprintSeedling'
import { CallToActionSection } from './CallToActionSection'
import { programmeCards, resourceCards } from './cards'
import { homeCopy as copy } from './copy'
import { FiguresBand } from './FiguresBand'
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
          {programmeCards.map(({ id, ...card }) => (
            <ProgrammeCard key={id} {...card} {...copy.programmes.cards[id]} />
          ))}
        </ul>
      </Band>
      <Band sunken title={copy.process.title} lead={copy.process.lead}>
        <ProcessSteps />
      </Band>
      <FiguresBand />
      <Band sunken title={copy.stories.title} lead={copy.stories.lead}>
        <StoryCards stories={successStories.slice(0, 3)} />
        <p className="mt-2">
          <TextLink to={`${paths.beneficiariesPoc}?tab=stories`} alone>
            {copy.stories.more}
          </TextLink>
        </p>
      </Band>
      <Band split title={copy.resources.title} lead={copy.resources.lead}>
        <ul className="grid gap-x-8 sm:grid-cols-2">
          {resourceCards.map(({ id, ...card }) => (
            <ResourceCard key={id} {...card} {...copy.resources.cards[id]} />
          ))}
        </ul>
      </Band>
      <CallToActionSection />
    </>
  )
}
