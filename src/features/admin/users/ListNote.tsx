import { describeFailure, toFailure } from '../../../api/failure'
import { Banner } from '../../../ui/fields/Banner'
import { Button } from '../../../ui/page/Button'
import { SourceNote } from '../../../ui/page/SourceNote'
import { sourceCopy as copy } from './copy'
import type { useUserList } from './useUserList'

/** Where the list came from, how long changes to it last, and a retry when it could not be loaded. */
export function ListNote({
  list,
  onDiscard,
}: {
  list: ReturnType<typeof useUserList>
  onDiscard: () => void
}) {
  const { source, leftOut, part, error, fetching, edited } = list
  const isEmpty = list.users?.length === 0
  const why = describeFailure(toFailure(error))
  return (
    <div className="space-y-3">
      <Banner
        tone="warn"
        actions={
          <Button variant="secondary" size="small" busy={fetching} onClick={list.fetchAgain}>
            {fetching ? copy.retrying : copy.retry}
          </Button>
        }
      >
        {source === 'server'
          ? error !== null && copy.stale(why)
          : isEmpty
            ? copy.noList(why)
            : copy.sample(error === null ? '' : why)}
      </Banner>
      <Banner tone="warn">{leftOut > 0 && copy.leftOut(leftOut)}</Banner>
      <Banner tone="warn">{part !== undefined && copy.part(part)}</Banner>
      <div className="flex flex-wrap items-center gap-x-4">
        {!(source === 'sample' && isEmpty) && (
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
