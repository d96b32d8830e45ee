import { CircleAlert, CircleCheck, CircleDashed, CircleHelp, LoaderCircle } from 'lucide'
import { useMemo, useRef, useSyncExternalStore } from 'react'
import { savedMoment } from '../../../domain/grant-form/savedMoment'
import type { DraftWriter, SaveState } from '../../../storage/drafts/DraftWriter'
import { useNow } from '../../../ui/screen/useNow'
import { calmSaves } from './calmSaves'
import { saveStatusCopy as copy } from '../copy'
import { SaveProblem } from './SaveProblem'
import { useSaveState } from './useSaveState'
import { Icon } from '../../../ui/page/Icon'

const iconClass = 'size-4 shrink-0'

const icons = {
  blank: <Icon shape={CircleDashed} className={iconClass} />,
  saving: <Icon shape={LoaderCircle} className={iconClass} />,
  saved: <Icon shape={CircleCheck} className={iconClass} />,
  failed: <Icon shape={CircleAlert} className={iconClass} />,
} as const

/**
 * Where the draft is right now. 'Saved' only for what is really on disk; never announced at each
 * keystroke.
 */
export function SaveStatus({ writer, onAsk }: { writer: DraftWriter; onAsk: () => void }) {
  const failed = useSyncExternalStore(writer.subscribe, () =>
    writer.read().failure === undefined ? undefined : writer.read(),
  )
  const where = useRef<HTMLButtonElement>(null)
  return (
    <>
      <div className="flex min-w-0 flex-1 basis-32 items-center gap-1">
        <StatusLine writer={writer} />
        <button
          ref={where}
          type="button"
          title={copy.where}
          className="grid size-11 shrink-0 place-items-center rounded-control text-brand hover:bg-brand-soft"
          onClick={onAsk}
        >
          <Icon shape={CircleHelp} className="size-5" />
        </button>
      </div>
      {failed?.failure !== undefined && (
        <SaveProblem
          failure={failed.failure}
          savedAt={failed.savedAt}
          writer={writer}
          beside={where}
        />
      )}
    </>
  )
}

/** The part that is drawn while somebody types, so there is nothing else in it. */
function StatusLine({ writer }: { writer: DraftWriter }) {
  const state = useSaveState(useMemo(() => calmSaves(writer), [writer]))
  const { status } = state
  const now = useNow()
  return (
    <p
      className={`flex min-h-11 flex-1 items-center gap-2 text-xs sm:text-sm ${status === 'failed' ? 'font-semibold text-bad' : 'text-muted'}`}
    >
      {/* All of them: with the first key two change, and a switch costs less than a drawing. */}
      {Object.entries(icons).map(([name, icon]) => (
        <span key={name} hidden={name !== status} className="max-xs:hidden">
          {icon}
        </span>
      ))}
      {/* 'Saving…' has the room of what it replaces, so nothing moves up and down. */}
      <span
        data-room={lastSaved(state, now)}
        className="grid text-balance *:[grid-area:1/1] before:invisible before:content-[attr(data-room)] before:[grid-area:1/1]"
      >
        <span>{saveText(state, now)}</span>
      </span>
    </p>
  )
}

/** What the line said before the save that is under way, and will say after it. */
function lastSaved(state: SaveState, now: number): string | undefined {
  const isSaving = state.status === 'saving' && state.savedAt !== undefined
  return isSaving ? saveText({ ...state, status: 'saved' }, now) : undefined
}

function saveText({ status, savedAt = 0 }: SaveState, now: number): string {
  switch (status) {
    case 'blank':
      return copy.blank
    case 'saving':
      return copy.saving
    case 'saved':
      return copy.saved(savedMoment(savedAt, now))
    case 'failed':
      return copy.failed
  }
}
