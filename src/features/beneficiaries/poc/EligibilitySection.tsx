import { PageSection } from '../../../ui/Page'
import { pocCopy } from './copy'
import { PointList } from '../PointList'
import { QuestionsSection } from '../QuestionsSection'

const copy = pocCopy.eligibility

export function EligibilitySection() {
  return (
    <>
      <PageSection title={copy.title}>
        <div className="grid gap-8 md:grid-cols-3">
          {copy.groups.map((group) => (
            <PointList key={group.title} title={group.title} items={group.items} />
          ))}
        </div>
      </PageSection>
      <QuestionsSection title={copy.questionsTitle} topic="poc" />
    </>
  )
}
