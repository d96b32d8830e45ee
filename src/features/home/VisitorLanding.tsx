import { upcomingEvents } from '../../domain/event/sample'
import { successStories } from '../../domain/story/sample'
import { paths } from '../../lib/paths'
import { Band } from '../../ui/Band'
import { ButtonLink } from '../../ui/Button'
import { Drawing } from '../../ui/Drawing'
import { Figures } from '../../ui/Figures'
import { Hero } from '../../ui/Hero'
import { SourceNote } from '../../ui/SourceNote'
import { TextLink } from '../../ui/TextLink'
import { figuresCopy, landingCopy as copy } from './copy'
import { EventTeaser } from './EventTeaser'
import { ProgrammeCard } from './ProgrammeCard'
import { StoryCards } from './StoryCards'

/** What /dashboard shows to people who are not signed in (spec §2), with ceilings of its own (spec §1). */
export function VisitorLanding() {
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
        drawing={<Drawing mark="seedling" />}
      />
      <Band title={figuresCopy.title} lead={figuresCopy.lead}>
        <Figures label={figuresCopy.label} figures={figuresCopy.figures} />
        <SourceNote source="sample" detail={figuresCopy.source} className="mt-6" />
      </Band>
      <Band sunken title={copy.programmes.title} lead={copy.programmes.lead}>
        <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
          {copy.programmes.cards.map((card) => (
            <ProgrammeCard key={card.to} {...card} />
          ))}
        </ul>
      </Band>
      <Band split title={copy.events.title} lead={copy.events.lead}>
        <ul className="divide-y divide-line border-y border-line">
          {upcomingEvents.slice(0, 3).map((event) => (
            <EventTeaser key={event.id} event={event} />
          ))}
        </ul>
        <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
          <TextLink to={paths.events} className="inline-flex min-h-11 items-center font-semibold">
            {copy.events.all}
          </TextLink>
          <SourceNote source="sample" detail={copy.events.source} />
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
