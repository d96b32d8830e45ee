import { describeFailure, toFailure } from '../../../api/failure'
import { Banner } from '../../../ui/fields/Banner'
import { Button } from '../../../ui/page/Button'
import { SourceNote } from '../../../ui/page/SourceNote'
import { sourceCopy as copy } from './copy'
import type { ListPart } from './queries'

/** Where the list came from, how long changes to it last, and a retry when it could not be loaded. */
export function ListNote({
  source,
  empty,
  leftOut,
  part,
  error,
  busy,
  edited,
  onRetry,
  onDiscard,
}: {
  source: 'server' | 'sample'
  /** The list is empty. */
  empty: boolean
  /** The number of server records that could not be read. */
  leftOut: number
  part: ListPart | undefined
  /** Why the last attempt failed, if it did. */
  error: unknown
  busy: boolean
  edited: boolean
  onRetry: () => void
  onDiscard: () => void
}) {
  const why = describeFailure(toFailure(error))
  return (
    <div className="space-y-3">
      {(error !== null || source === 'sample') && (
        <Banner
          tone="warn"
          actions={
            <Button variant="secondary" size="small" busy={busy} onClick={onRetry}>
              {busy ? copy.retrying : copy.retry}
            </Button>
          }
        >
          {source === 'server'
            ? copy.stale(why)
            : empty
              ? copy.noList(why)
              : copy.sample(error === null ? '' : why)}
        </Banner>
      )}
      {leftOut > 0 && <Banner tone="warn">{copy.leftOut(leftOut)}</Banner>}
      {part !== undefined && <Banner tone="warn">{copy.part(part)}</Banner>}
      <div className="flex flex-wrap items-center gap-x-4">
        {!(source === 'sample' && empty) && (
          <SourceNote
            source={source}
            text={source === 'server' ? copy[edited ? 'edited' : 'server'] : undefined}
          />
        )}
        {edited && (
          <Button variant="quiet" size="small" onClick={onDiscard}>
            {copy.discard}
          </Button>
        )}
      </div>
    </div>
  )
}
