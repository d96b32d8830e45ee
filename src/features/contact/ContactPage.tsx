import { useState } from 'react'
import { useAuth } from '../../auth/AuthContext'
import { questionsAbout } from '../../domain/faq/sample'
import { paths } from '../../lib/paths'
import { Page, PageSection } from '../../ui/page/Page'
import { QuestionList } from '../../ui/page/QuestionList'
import { TextLink } from '../../ui/page/TextLink'
import { ContactForm } from './ContactForm'
import { ContactMethods } from './ContactMethods'
import { contactCopy as copy } from './copy'
import { OfficeSection } from './OfficeSection'

export function ContactPage() {
  const departures = useDepartures()
  return (
    <Page title={copy.title} lead={copy.lead}>
      <ContactMethods />
      <div className="mt-14 grid gap-12 lg:grid-cols-[3fr_2fr]">
        <section>
          <h2 className="text-2xl">{copy.formTitle}</h2>
          <p className="mt-2 mb-5 text-muted">{copy.formLead}</p>
          <ContactForm key={departures} />
        </section>
        <OfficeSection />
      </div>
      <PageSection title={copy.faqs}>
        <QuestionList name="contact-faq" entries={questionsAbout('contact')} />
        <p className="mt-2">
          <TextLink to={paths.faq} alone>
            {copy.allFaqs}
          </TextLink>
        </p>
      </PageSection>
    </Page>
  )
}

/**
 * How many people have left while the page was open: what one has typed is not the next one's. Who
 * signs in goes on typing.
 */
function useDepartures(): number {
  const id = useAuth().person?.id
  const [last, setLast] = useState({ id, departures: 0 })
  if (id !== last.id) setLast({ id, departures: last.departures + (last.id === undefined ? 0 : 1) })
  return last.departures
}
