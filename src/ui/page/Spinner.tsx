import { LoaderCircle } from 'lucide-react'
import { pageCopy as copy } from './copy'

/** Something is loading; `label` says what. */
export function Spinner({ label = copy.loading }: { label?: string }) {
  return (
    <div role="status" className="flex items-center justify-center gap-3 p-10 text-muted">
      <LoaderCircle aria-hidden className="size-6 animate-spin" />
      <span>{copy.onItsWay(label)}</span>
    </div>
  )
}
