import { paths } from '../../lib/paths'
import { Page, PageSection } from '../../ui/Page'
import { TextLink } from '../../ui/TextLink'
import { DeviceSection } from './DeviceSection'
import { privacyCopy as copy } from './privacyCopy'

export function PrivacyPage() {
  return (
    <Page title={copy.title} lead={copy.lead} narrow>
      <p className="mb-10 text-sm text-muted">{copy.updated}</p>
      <DeviceSection />
      {copy.sections.map((section) => (
        <PageSection key={section.title} title={section.title}>
          <ul className="list-disc space-y-3 pl-5">
            {section.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </PageSection>
      ))}
      <p className="mt-12 border-t border-line pt-6">
        <TextLink to={paths.contact}>{copy.contact}</TextLink>
      </p>
    </Page>
  )
}
