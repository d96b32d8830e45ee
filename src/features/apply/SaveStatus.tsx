import { CircleAlert, CircleCheck, CircleDashed, CircleHelp, LoaderCircle } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { formatTime } from '../../lib/dates'
import type { DraftWriter, SaveState } from '../../storage/drafts/DraftWriter'
import { saveStatusCopy as copy } from './copy'
import { WherePart } from './lateParts'
import { whereCopy } from './safety/copy'
import { SaveProblem } from './SaveProblem'

const icons = {
  blank: CircleDashed,
  saving: LoaderCircle,
  saved: CircleCheck,
  failed: CircleAlert,
} as const

/**
 * Where the draft is right now. 'Saved' only for what is really on disk; never announced at each
 * keystroke.
 */
export function SaveStatus({ writer }: { writer: DraftWriter }) {
  const state = useSyncExternalStore(writer.subscribe, writer.read)
  const [asking, setAsking] = useState(false)
  const Icon = icons[state.status]
  return (
    <>
      <div className="flex min-w-0 flex-1 basis-0 items-center gap-1">
        <p
          className={`flex min-h-11 flex-1 items-center gap-2 text-xs sm:text-sm ${state.status === 'failed' ? 'font-semibold text-bad' : 'text-muted'}`}
        >
          <Icon aria-hidden className="size-4 shrink-0 max-xs:hidden" />
          <span className="text-balance">{saveText(state)}</span>
        </p>
        <button
          type="button"
          aria-label={whereCopy.open}
          title={whereCopy.open}
          className="grid size-11 shrink-0 place-items-center rounded-control text-brand hover:bg-brand-soft"
          onClick={() => setAsking(true)}
        >
          <CircleHelp aria-hidden className="size-5" />
        </button>
      </div>
      {asking && <WherePart writer={writer} onClose={() => setAsking(false)} />}
      {state.failure !== undefined && (
        <SaveProblem failure={state.failure} savedAt={state.savedAt} writer={writer} />
      )}
    </>
  )
}

function saveText({ status, savedAt }: SaveState): string {
  switch (status) {
    case 'blank':
      return copy.blank
    case 'saving':
      return copy.saving
    case 'saved':
      return copy.saved(formatTime(savedAt ?? 0))
    case 'failed':
      return copy.failed
  }
}
