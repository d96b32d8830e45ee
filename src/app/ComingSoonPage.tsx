import { paths } from '../lib/paths'
import { ButtonLink } from '../ui/Button'
import { Page } from '../ui/Page'

/** A page that the programme has announced but not written yet (spec §2). */
export function ComingSoonPage({ title }: { title: string }) {
  return (
    <Page title={title} lead="Coming Soon" narrow>
      <p>
        The programme cell is still preparing this page. Until it is here, the cell answers
        questions about it within 24 hours.
      </p>
      <div className="mt-6 flex flex-wrap gap-2">
        <ButtonLink to={paths.contact}>Ask the programme cell</ButtonLink>
        <ButtonLink variant="secondary" to={paths.downloads}>
          All documents
        </ButtonLink>
      </div>
    </Page>
  )
}
