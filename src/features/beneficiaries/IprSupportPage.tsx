import { eligibilityPath, paths } from '../../lib/paths'
import { BeneficiaryLayout } from './BeneficiaryLayout'
import { CasesSection } from './ipr/CasesSection'
import { iprCopy as copy } from './ipr/copy'
import { FacilitatorsSection } from './ipr/FacilitatorsSection'
import { OverviewSection } from './ipr/OverviewSection'
import { ProcessSection } from './ipr/ProcessSection'

/** What IPR support pays for, how it works, who helps, and what it has achieved (spec §2). */
export function IprSupportPage() {
  return (
    <BeneficiaryLayout
      copy={copy}
      icon="patent"
      applyPath={paths.applyIpr}
      eligibilityPath={eligibilityPath.ipr}
      formatPath={paths.iprPptFormat}
      tabs={[
        { id: 'overview', title: copy.tabs.overview, content: <OverviewSection /> },
        { id: 'process', title: copy.tabs.process, content: <ProcessSection /> },
        { id: 'facilitators', title: copy.tabs.facilitators, content: <FacilitatorsSection /> },
        { id: 'cases', title: copy.tabs.cases, content: <CasesSection /> },
      ]}
    />
  )
}
