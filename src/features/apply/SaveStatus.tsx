import { CircleAlert, CircleCheck, CircleDashed, LoaderCircle } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { formatTime } from '../../lib/dates'
import type { DraftWriter, SaveState } from '../../storage/DraftWriter'
import { saveCopy as copy } from './copy'
import { SaveProblem } from './SaveProblem'

const icons = {
  blank: CircleDashed,
  saving: LoaderCircle,
  saved: CircleCheck,
  failed: CircleAlert,
} as const

/** Where the draft is right now. 'Saved' only for what is really on disk; never announced per keystroke. */
export function SaveStatus({ writer }: { writer: DraftWriter }) {
  const state = useSyncExternalStore(writer.subscribe, writer.read)
  const Icon = icons[state.status]
  return (
    <>
      <p
        className={`flex min-h-11 items-center gap-2 text-sm ${state.status === 'failed' ? 'font-semibold text-bad' : 'text-muted'}`}
      >
        <Icon aria-hidden className="size-4 shrink-0" />
        <span>{saveText(state)}</span>
      </p>
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
