import { paths } from '../../lib/paths'
import { ButtonLink } from '../../ui/page/Button'
import { Page, PageSection } from '../../ui/page/Page'
import { SourceNote } from '../../ui/page/SourceNote'
import { policyCopy as copy } from './copy'
import { PolicyActions } from './PolicyActions'
import { PolicyFacts } from './PolicyFacts'
import { PolicyHighlights } from './PolicyHighlights'
import { RelatedDocumentsSection } from './RelatedDocumentsSection'
import { VersionTable } from './VersionTable'

/** The policy in English: facts, actions, highlights, related documents, history (spec §2). */
export function PolicyPage() {
  return (
    <Page title={copy.title} lead={copy.lead}>
      <section
        aria-label={copy.facts}
        className="rounded-card border border-line bg-surface p-box shadow-card md:p-6"
      >
        <PolicyFacts />
        <PolicyActions />
        <p className="mt-4 max-w-3xl text-sm text-muted">{copy.notIncluded}</p>
      </section>
      <SourceNote source="sample" className="mt-3" />
      <PageSection title={copy.highlights}>
        <PolicyHighlights />
      </PageSection>
      <RelatedDocumentsSection />
      <PageSection title={copy.history}>
        <VersionTable />
      </PageSection>
      <PageSection title={copy.more} lead={copy.moreText}>
        <div className="flex flex-wrap gap-2">
          <ButtonLink to={paths.contact}>{copy.contact}</ButtonLink>
          <ButtonLink variant="secondary" to={paths.events}>
            {copy.events}
          </ButtonLink>
        </div>
      </PageSection>
    </Page>
  )
}
