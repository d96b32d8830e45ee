import { Banner } from '../fields/Banner'
import { startCopy as copy } from './copy'

/** Says that somebody's own applications are missing on a page, all of them or some. */
export function MissingNote({ isSome }: { isSome: boolean }) {
  return (
    <div className="mb-6">
      <Banner tone="warn">{isSome ? copy.someLost : copy.deviceMissing}</Banner>
    </div>
  )
}
