import { ButtonLink } from '../../ui/page/Button'
import { Drawing } from '../../ui/page/Drawing'
import { Hero } from '../../ui/page/Hero'
import type { LineIconName } from '../../ui/page/lineIcons'
import { Tabs, type Tab } from '../../ui/tabs/Tabs'
import { ApplyBand } from './ApplyBand'
import { eligibilityCopy } from './eligibility/copy'

type BeneficiaryCopy = {
  title: string
  lead: string
  apply: string
  format: string
  tabsLabel: string
  end: { title: string; text: string; apply: string; ask: string }
}

/**
 * A beneficiary page: what is granted and how to apply, its parts as tabs, and a link to the form at
 * the end.
 */
export function BeneficiaryLayout({
  copy,
  icon,
  applyPath,
  eligibilityPath,
  formatPath,
  tabs,
}: {
  copy: BeneficiaryCopy
  icon: LineIconName
  applyPath: string
  /** Address of the eligibility questions. */
  eligibilityPath: string
  /** Address of the page with the slide template. */
  formatPath: string
  tabs: readonly Tab[]
}) {
  return (
    <>
      <Hero
        title={copy.title}
        lead={copy.lead}
        actions={
          <>
            <ButtonLink variant="accent" to={applyPath}>
              {copy.apply}
            </ButtonLink>
            <ButtonLink variant="secondary" to={eligibilityPath}>
              {eligibilityCopy.link}
            </ButtonLink>
            <ButtonLink variant="secondary" to={formatPath}>
              {copy.format}
            </ButtonLink>
          </>
        }
        drawing={<Drawing icon={icon} />}
      />
      <div className="container-page py-6 md:py-10">
        <Tabs label={copy.tabsLabel} tabs={tabs} />
      </div>
      <ApplyBand copy={copy.end} to={applyPath} />
    </>
  )
}
