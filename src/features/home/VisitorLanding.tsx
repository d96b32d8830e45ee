import { eventsOn } from '../../domain/event/eventsOn'
import { useSamples } from '../../ui/page/useSamples'
import { successStories } from '../../domain/story/sample'
import { paths } from '../../lib/paths'
import { Band } from '../../ui/page/Band'
import { ButtonLink } from '../../ui/page/Button'
import { Drawing } from '../../ui/page/Drawing'
import { Hero } from '../../ui/page/Hero'
import { SourceNote } from '../../ui/page/SourceNote'
import { TextLink } from '../../ui/page/TextLink'
import { landingCards } from './cards'
import { landingCopy as copy } from './landingCopy'
import { EventTeaser } from './EventTeaser'
import { FiguresBand } from './FiguresBand'
import { ProgrammeCard } from './ProgrammeCard'
import { StoryCards } from './StoryCards'

/** What /dashboard shows to visitors (spec §2), with its own ceilings (spec §1). */
export function VisitorLanding() {
  const { upcoming } = eventsOn(useSamples())
  return (
    <>
      <Hero
        title={copy.title}
        lead={copy.lead}
        actions={
          <>
            <ButtonLink variant="accent" to={paths.signup}>
              {copy.register}
            </ButtonLink>
            <ButtonLink variant="secondary" to={paths.login}>
              {copy.login}
            </ButtonLink>
          </>
        }
        drawing={<Drawing icon="seedling" />}
      />
      <FiguresBand />
      <Band sunken title={copy.programmes.title} lead={copy.programmes.lead}>
        <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
          {landingCards.map(({ id, ...card }) => (
            <ProgrammeCard key={id} {...card} {...copy.programmes.cards[id]} />
          ))}
        </ul>
      </Band>
      <Band split title={copy.events.title} lead={copy.events.lead}>
        {upcoming.length === 0 ? (
          <p>{copy.events.none}</p>
        ) : (
          <ul className="ruled">
            {upcoming.slice(0, 3).map((event) => (
              <EventTeaser key={event.id} event={event} />
            ))}
          </ul>
        )}
        <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
          <TextLink to={paths.events} alone className="font-semibold">
            {copy.events.all}
          </TextLink>
          {upcoming.length > 0 && <SourceNote source="sample" text={copy.events.source} />}
        </div>
      </Band>
      <Band sunken title={copy.stories.title} lead={copy.stories.lead}>
        <StoryCards stories={successStories.slice(3, 6)} />
      </Band>
      <Band title={copy.callToAction.title} lead={copy.callToAction.text}>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={paths.signup}>{copy.register}</ButtonLink>
          <ButtonLink variant="secondary" to={paths.login}>
            {copy.login}
          </ButtonLink>
        </div>
      </Band>
    </>
  )
}
