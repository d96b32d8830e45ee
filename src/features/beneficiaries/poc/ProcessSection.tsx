import { PageSection } from '../../../ui/Page'
import { pocCopy } from './copy'
import { PointList } from '../PointList'
import { ShareBar } from './ShareBar'
import { StageList } from '../StageList'

const copy = pocCopy.process

export function ProcessSection() {
  return (
    <>
      <PageSection title={copy.title} lead={copy.lead}>
        <ShareBar parts={copy.bar} />
        <div className="mt-6">
          <StageList stages={copy.stages} />
        </div>
      </PageSection>
      <div className="mt-10">
        <PointList title={copy.afterTitle} items={copy.after} />
      </div>
    </>
  )
}
