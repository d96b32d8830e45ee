import { Mail } from 'lucide'
import { useLocation } from 'react-router-dom'
import { mailLink, office, telLink } from '../../domain/programme/office'
import { paths } from '../../lib/paths'
import { Banner } from '../../ui/fields/Banner'
import { buttonClass } from '../../ui/page/buttonClass'
import { Page, PageSection } from '../../ui/page/Page'
import { SourceNote } from '../../ui/page/SourceNote'
import { TextLink } from '../../ui/page/TextLink'
import { forgotCopy as copy } from './forgotCopy'
import { Icon } from '../../ui/page/Icon'

/** How to get help: no call resets a password (spec §7). */
export function ForgotPasswordPage() {
  // Keeps the destination of whoever came from signing in.
  const { state } = useLocation()
  return (
    <Page title={copy.title} lead={copy.lead} narrow>
      <PageSection title={copy.steps}>
        <ol className="list-decimal space-y-2 pl-5">
          {copy.stepList.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <Banner tone="warn" className="mt-5">
          {copy.warning}
        </Banner>
        <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
          <a
            className={buttonClass({})}
            href={mailLink(office.email, { subject: copy.mailSubject, body: copy.mailBody })}
          >
            <Icon shape={Mail} className="size-5" />
            {copy.mail}
          </a>
          <p>
            {copy.call(
              <a className="text-brand underline underline-offset-2" href={telLink(office.phone)}>
                {office.phone}
              </a>,
              office.hours,
            )}
          </p>
        </div>
        <SourceNote source="sample" text={office.invented} className="mt-4" />
      </PageSection>
      <PageSection title={copy.drafts}>
        <p>{copy.draftsText}</p>
        <p className="mt-4">
          <TextLink to={paths.login} state={state} alone>
            {copy.back}
          </TextLink>
        </p>
      </PageSection>
    </Page>
  )
}
