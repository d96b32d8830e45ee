import { decisionLabel } from '../../../domain/application/copy'
import { decisionKinds, type DecisionKind } from '../../../domain/application/decision'
import { SelectionBar } from '../lists/SelectionBar'
import { Button } from '../../../ui/page/Button'

/** Decisions that apply to all selected applications at once. */
export function BulkActions({
  count,
  onDecide,
  onClear,
}: {
  count: number
  onDecide: (to: DecisionKind) => void
  onClear: () => void
}) {
  return (
    <SelectionBar count={count} onClear={onClear}>
      {decisionKinds.map((to) => (
        <Button
          key={to}
          size="small"
          variant={to === 'deleted' ? 'danger' : 'secondary'}
          once
          onClick={() => onDecide(to)}
        >
          {decisionLabel[to]}
        </Button>
      ))}
    </SelectionBar>
  )
}
