import { LoaderCircle } from 'lucide-react'

/** Something is on its way; `label` says what. */
export function Spinner({ label = 'Loading' }: { label?: string }) {
  return (
    <div role="status" className="flex items-center justify-center gap-3 p-10 text-muted">
      <LoaderCircle aria-hidden className="size-6 animate-spin" />
      <span>{label}…</span>
    </div>
  )
}
