import { paths } from '../../lib/paths'
import { Page, PageSection } from '../../ui/page/Page'
import { TextLink } from '../../ui/page/TextLink'
import { termsCopy as copy } from './termsCopy'

export function TermsPage() {
  return (
    <Page title={copy.title} lead={copy.lead} narrow>
      <p className="mb-10 text-sm text-muted">{copy.updated}</p>
      {copy.sections.map((section) => (
        <PageSection key={section.title} title={section.title}>
          <div className="space-y-3">
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </PageSection>
      ))}
      <ul className="mt-12 border-t border-line pt-4">
        <li>
          <TextLink to={paths.privacy} alone>
            {copy.privacy}
          </TextLink>
        </li>
        <li>
          <TextLink to={paths.contact} alone>
            {copy.contact}
          </TextLink>
        </li>
      </ul>
    </Page>
  )
}
