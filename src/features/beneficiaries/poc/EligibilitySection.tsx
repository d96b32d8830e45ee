import { PageSection } from '../../../ui/page/Page'
import { paths } from '../../../lib/paths'
import { EligibilityCheck } from '../eligibility/EligibilityCheck'
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
      <EligibilityCheck apply={{ to: paths.applyPoc, label: pocCopy.end.apply }} />
      <QuestionsSection title={copy.questionsTitle} topic="poc" />
    </>
  )
}
