import { eligibilityPath, paths } from '../../lib/paths'
import { BeneficiaryLayout } from './BeneficiaryLayout'
import { pocCopy as copy } from './poc/copy'
import { EligibilitySection } from './poc/EligibilitySection'
import { OverviewSection } from './poc/OverviewSection'
import { ProcessSection } from './poc/ProcessSection'
import { StoriesSection } from './poc/StoriesSection'

/** What the PoC grant is, who can get it, how it is decided, and who has got one (spec §2). */
export function PocGrantPage() {
  return (
    <BeneficiaryLayout
      copy={copy}
      icon="prototype"
      applyPath={paths.applyPoc}
      eligibilityPath={eligibilityPath.poc}
      formatPath={paths.pocPptFormat}
      tabs={[
        { id: 'overview', title: copy.tabs.overview, content: <OverviewSection /> },
        { id: 'eligibility', title: copy.tabs.eligibility, content: <EligibilitySection /> },
        { id: 'process', title: copy.tabs.process, content: <ProcessSection /> },
        { id: 'stories', title: copy.tabs.stories, content: <StoriesSection /> },
      ]}
    />
  )
}
