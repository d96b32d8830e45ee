import { PageSection } from '../../../ui/page/Page'
import { iprCopy } from './copy'
import { QuestionsSection } from '../QuestionsSection'
import { StageList } from '../StageList'

const copy = iprCopy.process

export function ProcessSection() {
  return (
    <>
      <PageSection title={copy.title} lead={copy.lead}>
        <StageList stages={copy.stages} />
      </PageSection>
      <QuestionsSection title={copy.questionsTitle} topic="ipr" />
    </>
  )
}
