import { ArrowRight } from 'lucide'
import { Link } from '../page/Link'
import { draftSummary, type DraftInProgress } from '../../domain/grant-form/shown/draftInProgress'
import { useNow } from '../screen/useNow'
import { startCopy as copy } from './copy'
import { Icon } from '../page/Icon'

/** Links back into drafts; nothing while there are none. */
export function DraftLinks({ drafts }: { drafts: readonly DraftInProgress[] | undefined }) {
  const now = useNow()
  if (drafts === undefined || drafts.length === 0) return null
  return (
    <ul aria-label={copy.drafts} className="mb-10 space-y-3">
      {drafts.map((draft) => (
        <DraftLink key={draft.id} {...draftSummary(draft, now)} />
      ))}
    </ul>
  )
}

function DraftLink({ to, title, progress, stoppedAt }: ReturnType<typeof draftSummary>) {
  return (
    <li>
      <Link
        to={to}
        className="flex items-center gap-4 rounded-card bg-accent-soft p-box no-underline hover:brightness-98"
      >
        <span className="min-w-0 flex-1">
          <span className="block font-semibold wrap-anywhere text-accent-ink">{title}</span>
          <span className="mt-1 block text-ink">{progress}</span>
          {stoppedAt !== undefined && <span className="block text-ink">{stoppedAt}</span>}
        </span>
        <Icon shape={ArrowRight} className="size-6 shrink-0 text-accent-ink" />
      </Link>
    </li>
  )
}
