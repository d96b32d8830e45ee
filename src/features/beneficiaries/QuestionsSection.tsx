import { questionsAbout } from '../../domain/faq/sample'
import type { FaqTopic } from '../../domain/faq/faq'
import { PageSection } from '../../ui/page/Page'
import { QuestionList } from '../../ui/page/QuestionList'

/** The questions on a topic; one answer is open at a time. */
export function QuestionsSection({ title, topic }: { title: string; topic: FaqTopic }) {
  return (
    <PageSection title={title}>
      <QuestionList name={`faq-${topic}`} entries={questionsAbout(topic)} />
    </PageSection>
  )
}
