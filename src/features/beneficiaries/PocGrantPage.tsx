import { paths } from '../../lib/paths'
import { ButtonLink } from '../../ui/Button'
import { Drawing } from '../../ui/Drawing'
import { Hero } from '../../ui/Hero'
import { Tabs } from '../../ui/Tabs'
import { ApplyBand } from './ApplyBand'
import { pocCopy as copy } from './poc/copy'
import { EligibilitySection } from './poc/EligibilitySection'
import { OverviewSection } from './poc/OverviewSection'
import { ProcessSection } from './poc/ProcessSection'
import { StoriesSection } from './poc/StoriesSection'

/** What the PoC grant is, who can get it, how it is decided and who got one (spec §2). */
export function PocGrantPage() {
  return (
    <>
      <Hero
        title={copy.title}
        lead={copy.lead}
        actions={
          <>
            <ButtonLink variant="accent" to={paths.applyPoc}>
              {copy.apply}
            </ButtonLink>
            <ButtonLink variant="secondary" to={paths.pocPptFormat}>
              {copy.format}
            </ButtonLink>
          </>
        }
        drawing={<Drawing mark="prototype" />}
      />
      <div className="container-page py-6 md:py-10">
        <Tabs
          label={copy.tabsLabel}
          tabs={[
            { id: 'overview', title: copy.tabs.overview, content: <OverviewSection /> },
            { id: 'eligibility', title: copy.tabs.eligibility, content: <EligibilitySection /> },
            { id: 'process', title: copy.tabs.process, content: <ProcessSection /> },
            { id: 'stories', title: copy.tabs.stories, content: <StoriesSection /> },
          ]}
        />
      </div>
      <ApplyBand copy={copy.end} to={paths.applyPoc} />
    </>
  )
}
