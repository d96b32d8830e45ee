import { EmptyState } from '../../ui/lists/EmptyState'
import { Button } from '../../ui/page/Button'
import { nothingFoundCopy as copy } from './copy'

/** In place of the rows of a table in which a filter or a search has found nothing. */
export function NothingFound({
  title,
  hint = copy.hint,
  onShowAll,
}: {
  title: string
  hint?: string
  onShowAll: () => void
}) {
  return (
    <EmptyState title={title}>
      <p>{hint}</p>
      <Button variant="secondary" size="small" className="no-print mt-3" onClick={onShowAll}>
        {copy.showAll}
      </Button>
    </EmptyState>
  )
}
