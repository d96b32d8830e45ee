import { PageSection } from '../../../ui/page/Page'
import { pocCopy } from './copy'
import { PointList } from '../PointList'
import { StageList } from '../StageList'
import { WeeksDrawing } from './WeeksDrawing'

const copy = pocCopy.process

/** The length of each stage in weeks, for the drawing. */
const weeks = [2, 3, 1, 2]

export function ProcessSection() {
  return (
    <>
      <PageSection title={copy.title} lead={copy.lead}>
        <WeeksDrawing weeks={weeks} />
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
