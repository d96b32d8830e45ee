import { paths } from '../../lib/paths'
import { Page, PageSection } from '../../ui/page/Page'
import { TextLink } from '../../ui/page/TextLink'
import { DeviceSection } from './DeviceSection'
import { deviceCopy, privacyCopy as copy } from './privacyCopy'

const deviceId = 'this-device'

export function PrivacyPage() {
  return (
    <Page title={copy.title} lead={copy.lead} narrow>
      <p className="text-sm text-muted">{copy.updated}</p>
      <p className="mb-8">
        <TextLink to={`${paths.privacy}#${deviceId}`} alone>
          {deviceCopy.title}
        </TextLink>
      </p>
      {copy.sections.map((section) => (
        <PageSection key={section.title} title={section.title}>
          <ul className="list-disc space-y-3 pl-5">
            {section.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </PageSection>
      ))}
      {/* Its size is known late; nothing below it could be pushed down. */}
      <DeviceSection id={deviceId} />
      <p className="mt-12 border-t border-line pt-4">
        <TextLink to={paths.contact} alone>
          {copy.contact}
        </TextLink>
      </p>
    </Page>
  )
}
