import { LoaderCircle } from 'lucide'
import { pageCopy as copy } from './copy'
import { Icon } from './Icon'

/** Something is loading; `label` says what. */
export function Spinner({ label }: { label: string }) {
  return (
    <div role="status" className="flex items-center justify-center gap-3 p-10 text-muted">
      <Icon shape={LoaderCircle} className="size-6 animate-spin" />
      <span>{copy.onItsWay(label)}</span>
    </div>
  )
}
