import { describeFailure, toFailure } from '../../api/failure'
import { Banner } from '../../ui/Banner'
import { Button } from '../../ui/Button'
import { SourceNote } from '../../ui/SourceNote'
import { sourceCopy as copy } from './copy'

/** Where the list came from, what changes to it are worth, and a retry when it could not be loaded. */
export function ListNote({
  source,
  error,
  busy,
  edited,
  onRetry,
  onDiscard,
}: {
  source: 'server' | 'sample'
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
            <Button variant="secondary" size="small" disabled={busy} onClick={onRetry}>
              {busy ? copy.retrying : copy.retry}
            </Button>
          }
        >
          {source === 'sample' ? copy.sample(error === null ? '' : why) : copy.stale(why)}
        </Banner>
      )}
      <div className="flex flex-wrap items-center gap-x-4">
        <SourceNote source={source} {...(source === 'server' ? { detail: copy.server } : {})} />
        {edited && (
          <Button variant="quiet" size="small" onClick={onDiscard}>
            {copy.discard}
          </Button>
        )}
      </div>
    </div>
  )
}
