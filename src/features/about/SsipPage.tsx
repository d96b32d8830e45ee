import { Band } from '../../ui/Band'
import { Drawing } from '../../ui/Drawing'
import { Figures } from '../../ui/Figures'
import { Hero } from '../../ui/Hero'
import { Mark } from '../../ui/Mark'
import { SourceNote } from '../../ui/SourceNote'
import { BenefitsSection } from './ssip/BenefitsSection'
import { CallToActionSection } from './ssip/CallToActionSection'
import { ssipCopy as copy } from './ssip/copy'
import { TimelineSection } from './ssip/TimelineSection'
import { VisionSection } from './ssip/VisionSection'

/** About the policy (spec §2). */
export function SsipPage() {
  return (
    <>
      <Hero title={copy.title} lead={copy.lead} drawing={<Drawing mark="seedling" />} />
      <Band split title={copy.overview.title}>
        <div className="max-w-2xl space-y-4 text-lg">
          {copy.overview.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Band>
      <Band sunken title={copy.figures.title}>
        <Figures label={copy.figures.label} figures={copy.figures.list} />
        <SourceNote source="sample" detail={copy.figures.source} className="mt-6" />
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
          {copy.categories.items.map((category) => (
            <li key={category.title} className="flex gap-4">
              <Mark name={category.mark} className="size-10 text-brand" />
              <div>
                <h3 className="text-lg">{category.title}</h3>
                <p className="mt-1 text-muted">{category.text}</p>
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
