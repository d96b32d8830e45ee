import { useLiveQuery } from 'dexie-react-hooks'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { grantForms } from '../../domain/grant-form/forms'
import { titleOf, type GrantKind } from '../../domain/grant-form/grantForm'
import { completeness } from '../../domain/grant-form/problems'
import { formatDateTime, formatTime, isoDay } from '../../lib/dates'
import { paths } from '../../lib/paths'
import { listDrafts } from '../../storage/drafts'
import type { DraftRow } from '../../storage/rows'
import { useNow } from '../../ui/useNow'
import { draftCopy as copy } from './copy'

const formPath: Record<GrantKind, string> = { poc: paths.applyPoc, ipr: paths.applyIpr }

/** The way back into what was begun; nothing at all while there is no draft. */
export function DraftsInProgress({ userId }: { userId: string }) {
  const now = useNow()
  // Where the device cannot be read there is nothing to continue; the dashboard says so above.
  const drafts = useLiveQuery(() => listDrafts(userId).catch(() => []), [userId])
  if (drafts === undefined || drafts.length === 0) return null
  return (
    <ul aria-label={copy.title} className="mb-10 space-y-3">
      {drafts.map((draft) => (
        <li key={draft.id}>
          <Link
            to={formPath[draft.kind]}
            className="group flex items-center gap-4 rounded-card bg-accent-soft p-5 no-underline hover:brightness-98"
          >
            <span className="min-w-0 flex-1">
              <span className="block font-semibold text-accent-ink">
                {titleOf(grantForms[draft.kind], draft.values)}
              </span>
              <span className="mt-1 block">{progressText(draft, now)}</span>
            </span>
            <ArrowRight aria-hidden className="size-6 shrink-0 text-accent-ink" />
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** The time alone says enough on the day itself. */
function progressText({ kind, values, savedAt }: DraftRow, now: number): string {
  const { complete, total } = completeness(grantForms[kind], values)
  const saved = isoDay(savedAt) === isoDay(now) ? formatTime(savedAt) : formatDateTime(savedAt)
  return copy.progress(copy.form[kind], complete, total, saved)
}
