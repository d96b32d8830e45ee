import { decisionKinds, decisionLabel, type DecisionKind } from '../../domain/application/decision'
import { Button } from '../../ui/Button'
import { copy } from './copy'

/** What can be done with all the chosen applications at once; within reach at the foot of the screen. */
export function BulkActions({
  count,
  onDecide,
  onClear,
}: {
  count: number
  onDecide: (to: DecisionKind) => void
  onClear: () => void
}) {
  const text = copy.selected(count)
  return (
    <div
      role="group"
      aria-label={text}
      className="sticky bottom-0 z-30 -mx-4 mt-4 flex flex-wrap items-center gap-2 border-t border-line bg-surface px-4 py-2 shadow-float md:mx-0 md:rounded-card md:border"
    >
      <p role="status" className="mr-2 w-full font-semibold sm:w-auto">
        {text}
      </p>
      {decisionKinds.map((to) => (
        <Button
          key={to}
          size="small"
          variant={to === 'Deleted' ? 'danger' : 'secondary'}
          onClick={() => onDecide(to)}
        >
          {decisionLabel[to]}
        </Button>
      ))}
      <Button size="small" variant="quiet" className="sm:ml-auto" onClick={onClear}>
        {copy.clear}
      </Button>
    </div>
  )
}
