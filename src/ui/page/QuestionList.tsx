import type { FaqEntry } from '../../domain/faq/faq'
import { Accordion, AccordionItem } from './Accordion'

/**
 * Questions, one of which at a time shows its answer. `name` distinguishes the list from others on
 * the page.
 */
export function QuestionList({
  name,
  entries,
  linked = false,
}: {
  name: string
  entries: readonly FaqEntry[]
  /** Each question can be linked by its id. */
  linked?: boolean
}) {
  return (
    <Accordion>
      {entries.map(({ id, question, answer }) => (
        <AccordionItem key={id} {...(linked && { id })} name={name} title={question}>
          <p className="max-w-3xl">{answer}</p>
        </AccordionItem>
      ))}
    </Accordion>
  )
}
