import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { FaqTopic } from '../../domain/faq/faq'
import { faqEntries } from '../../domain/faq/sample'
import { paths } from '../../lib/paths'
import { matchesWords } from '../../lib/wordSearch'
import { Accordion, AccordionItem } from '../../ui/Accordion'
import { ButtonLink } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import { Page, PageSection } from '../../ui/Page'
import { TextField } from '../../ui/TextField'
import { faqCopy as copy, topicTitles } from './copy'

const topics = Object.keys(topicTitles) as FaqTopic[]

/** Every question of the portal by topic, with search; `/faq#<id>` opens one. */
export function FaqPage() {
  const { hash } = useLocation()
  const [query, setQuery] = useState('')
  const found = faqEntries.filter((entry) =>
    matchesWords(query, `${entry.question} ${entry.answer}`),
  )

  useEffect(() => {
    const asked = document.getElementById(hash.slice(1))
    if (asked instanceof HTMLDetailsElement) asked.open = true
  }, [hash])

  return (
    <Page title={copy.title} lead={copy.lead} narrow>
      <search>
        <TextField
          id="faq-search"
          type="search"
          label={copy.search}
          hint={copy.searchHint}
          autoComplete="off"
          onChange={(event) => setQuery(event.target.value)}
        />
      </search>
      <p role="status" className="mt-3 mb-8 flex items-center gap-2 text-sm text-muted">
        <Search aria-hidden className="size-4" />
        {found.length} {found.length === 1 ? copy.one : copy.many}
      </p>
      {found.length === 0 && <EmptyState title={copy.none}>{copy.noneText}</EmptyState>}
      {topics.map((topic) => {
        const entries = found.filter((entry) => entry.topic === topic)
        return (
          entries.length > 0 && (
            <PageSection key={topic} title={topicTitles[topic]}>
              <Accordion>
                {entries.map((entry) => (
                  <AccordionItem key={entry.id} id={entry.id} name="faq" title={entry.question}>
                    {entry.answer}
                  </AccordionItem>
                ))}
              </Accordion>
            </PageSection>
          )
        )
      })}
      <div className="mt-12 flex flex-wrap items-center gap-4">
        <p>{copy.ask}</p>
        <ButtonLink variant="secondary" to={paths.contact}>
          {copy.contact}
        </ButtonLink>
      </div>
    </Page>
  )
}
