import { paths } from '../../lib/paths'
import { ButtonLink } from '../../ui/Button'
import { Drawing } from '../../ui/Drawing'
import { Hero } from '../../ui/Hero'
import { Tabs } from '../../ui/Tabs'
import { iprCopy as copy } from './ipr/copy'
import { ApplyBand } from './ApplyBand'
import { FacilitatorsSection } from './ipr/FacilitatorsSection'
import { CasesSection } from './ipr/CasesSection'
import { OverviewSection } from './ipr/OverviewSection'
import { ProcessSection } from './ipr/ProcessSection'

/** What the IPR support pays for, how it goes, who helps and what came of it (spec §2). */
export function IprSupportPage() {
  return (
    <>
      <Hero
        title={copy.title}
        lead={copy.lead}
        actions={
          <>
            <ButtonLink variant="accent" to={paths.applyIpr}>
              {copy.apply}
            </ButtonLink>
            <ButtonLink variant="secondary" to={paths.iprPptFormat}>
              {copy.format}
            </ButtonLink>
          </>
        }
        drawing={<Drawing mark="patent" />}
      />
      <div className="container-page py-6 md:py-10">
        <Tabs
          label={copy.tabsLabel}
          tabs={[
            { id: 'overview', title: copy.tabs.overview, content: <OverviewSection /> },
            { id: 'process', title: copy.tabs.process, content: <ProcessSection /> },
            {
              id: 'facilitators',
              title: copy.tabs.facilitators,
              content: <FacilitatorsSection />,
            },
            { id: 'cases', title: copy.tabs.cases, content: <CasesSection /> },
          ]}
        />
      </div>
      <ApplyBand copy={copy.end} to={paths.applyIpr} />
    </>
  )
}
