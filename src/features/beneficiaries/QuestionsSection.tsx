import { faqEntries } from '../../domain/faq/sample'
import type { FaqTopic } from '../../domain/faq/faq'
import { Accordion, AccordionItem } from '../../ui/Accordion'
import { PageSection } from '../../ui/Page'

/** The questions of a topic; one answer is open at a time. */
export function QuestionsSection({ title, topic }: { title: string; topic: FaqTopic }) {
  return (
    <PageSection title={title}>
      <Accordion>
        {faqEntries
          .filter((entry) => entry.topic === topic)
          .map((entry) => (
            <AccordionItem key={entry.id} name={`faq-${topic}`} title={entry.question}>
              <p className="max-w-3xl">{entry.answer}</p>
            </AccordionItem>
          ))}
      </Accordion>
    </PageSection>
  )
}
