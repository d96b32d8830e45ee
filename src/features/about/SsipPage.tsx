import { claimsCopy } from '../../domain/programme/claimsCopy'
import { Band } from '../../ui/page/Band'
import { Drawing } from '../../ui/page/Drawing'
import { Figures } from '../../ui/page/Figures'
import { Hero } from '../../ui/page/Hero'
import { LineIcon } from '../../ui/page/LineIcon'
import { SourceNote } from '../../ui/page/SourceNote'
import { BenefitsSection } from './ssip/BenefitsSection'
import { CallToActionSection } from './ssip/CallToActionSection'
import { ssipCopy as copy } from './ssip/copy'
import { TimelineSection } from './ssip/TimelineSection'
import { VisionSection } from './ssip/VisionSection'

/** The kinds of support, each with its icon. */
const categories = [
  { id: 'poc', icon: 'prototype' },
  { id: 'ipr', icon: 'patent' },
  { id: 'workshops', icon: 'idea' },
  { id: 'hackathons', icon: 'hackathon' },
  { id: 'events', icon: 'calendar' },
  { id: 'mentorship', icon: 'mentor' },
] as const

/** About the policy (spec §2). */
export function SsipPage() {
  return (
    <>
      <Hero title={copy.title} lead={copy.lead} drawing={<Drawing icon="seedling" />} />
      <Band split title={copy.overview.title}>
        <div className="max-w-2xl space-y-4 text-lg">
          {copy.overview.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Band>
      <Band sunken title={copy.figures.title}>
        <Figures label={copy.figures.label} figures={claimsCopy.list} />
        <SourceNote source="sample" text={claimsCopy.source} className="mt-6" />
      </Band>
      <Band title={copy.objectives.title} lead={copy.objectives.lead}>
        <ol className="grid gap-x-10 sm:grid-cols-2">
          {copy.objectives.items.map((objective, index) => (
            <li key={objective} className="flex gap-4 border-t border-line py-4">
              <span
                aria-hidden
                className="w-8 shrink-0 text-2xl leading-tight font-semibold text-accent-ink tabular-nums"
              >
                {index + 1}
              </span>
              {objective}
            </li>
          ))}
        </ol>
      </Band>
      <Band sunken title={copy.categories.title} lead={copy.categories.lead}>
        <ul className="grid gap-8 sm:grid-cols-2 lg:grid-cols-3">
          {categories.map(({ id, icon }) => (
            <li key={id} className="grid gap-4 2xs:flex">
              <LineIcon name={icon} className="size-10 text-brand" />
              <div>
                <h3 className="text-lg">{copy.categories.items[id].title}</h3>
                <p className="mt-1 text-muted">{copy.categories.items[id].text}</p>
              </div>
            </li>
          ))}
        </ul>
      </Band>
      <BenefitsSection />
      <TimelineSection />
      <VisionSection />
      <CallToActionSection />
    </>
  )
}
