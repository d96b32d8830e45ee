import { Search } from 'lucide'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { FaqTopic } from '../../domain/faq/faq'
import { faqEntries, questionsAbout } from '../../domain/faq/sample'
import { classNames } from '../../lib/classNames'
import { paths } from '../../lib/paths'
import { ButtonLink } from '../../ui/page/Button'
import { EmptyState } from '../../ui/lists/EmptyState'
import { useShownWhenLinked } from '../../ui/lists/useShownWhenLinked'
import { MissingPart } from '../../ui/page/MissingPart'
import { Page, PageSection } from '../../ui/page/Page'
import { QuestionList } from '../../ui/page/QuestionList'
import { TextField } from '../../ui/fields/TextField'
import { faqCopy as copy, topicTitles } from './faqCopy'
import type { FoundQuestions } from './questionSearch'
import { useQuestionSearch } from './useQuestionSearch'
import { Icon } from '../../ui/page/Icon'

const everyQuestion: FoundQuestions = { entries: faqEntries }

const topics = Object.keys(topicTitles) as FaqTopic[]

/** Every question by topic, with a search; `/faq#<id>` opens one. */
export function FaqPage() {
  const { hash, key } = useLocation()
  const [query, setQuery] = useState('')
  const [cleared, setCleared] = useState(0)
  const { find, isMissing, load } = useQuestionSearch()
  const asked = query.trim() !== ''
  const searching = asked && find !== undefined
  const { entries, meant } = searching ? find(query) : everyQuestion
  useShownWhenLinked(faqEntries, entries, () => {
    setQuery('')
    setCleared(cleared + 1)
  })

  useEffect(() => {
    const linked = document.getElementById(hash.slice(1))
    if (linked instanceof HTMLDetailsElement) linked.open = true
  }, [hash, key])

  return (
    <Page title={copy.title} lead={copy.lead} narrow>
      <search className={classNames(!asked && 'no-print')}>
        <TextField
          key={cleared}
          id="faq-search"
          type="search"
          label={copy.search}
          hint={copy.searchHint}
          autoComplete="OFF" // in capitals: docs/phone.md
          onFocus={load}
          onChange={(event) => {
            setQuery(event.target.value)
            load()
          }}
        />
      </search>
      {asked && isMissing && <MissingPart onRetry={load} onClose={undefined} />}
      <p role="status" className="mt-3 mb-8 flex items-center gap-2 text-sm text-muted">
        <Icon shape={Search} className="size-4" />
        {copy.found(entries.length, meant)}
      </p>
      {entries.length === 0 && <EmptyState title={copy.none}>{copy.noneText}</EmptyState>}
      {searching
        ? entries.length > 0 && (
            <PageSection title={copy.best}>
              <QuestionList name="faq" entries={entries} linked />
            </PageSection>
          )
        : topics.map((topic) => (
            <PageSection key={topic} title={topicTitles[topic]}>
              <QuestionList name="faq" entries={questionsAbout(topic)} linked />
            </PageSection>
          ))}
      <div className="mt-12 flex flex-wrap items-center gap-4">
        <p>{copy.ask}</p>
        <ButtonLink variant="secondary" to={paths.contact}>
          {copy.contact}
        </ButtonLink>
      </div>
    </Page>
  )
}
