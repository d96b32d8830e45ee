import type { GrantValues } from '../../domain/grant-form/grantForm'
import type { StorageFailure } from '../failure'
import type { Place, SubmissionRow } from '../rows'
import type { DraftWriter } from './DraftWriter'
import type { UnreadPart } from './salvageDraft'

/** A draft as read from the device, and the writer that continues it. */
export type OpenedDraft = {
  /** Different for each opening, because each is a fresh form. */
  number: number
  values: GrantValues
  place: Place | undefined
  /** The parts of the stored draft that did not fit into `values`. */
  unread: readonly UnreadPart[]
  /** What was submitted before this new draft, if there was none on the device. */
  submitted?: SubmissionRow | undefined
  writer: DraftWriter
  /** To be called once the form is shown: erases files that nothing refers to. Whatever remains is found again next time. */
  tidy?: () => Promise<void>
}

export type DraftState =
  | { at: 'opening' }
  | { at: 'editing'; opened: OpenedDraft }
  /** Another tab asked for the draft: what was typed here is being written. */
  | { at: 'handing-over' }
  | {
      at: 'following'
      /** What was typed here and could not be written before another tab took the draft. */
      leftOver: GrantValues | undefined
      /** `asking`: the tab that edits was asked; `refused`: it could not hand over. */
      take: 'idle' | 'asking' | 'refused'
    }
  /** The stored draft is not the one that was edited here; this tab may continue from either. */
  | { at: 'stale'; leftOver: GrantValues }
  | { at: 'unreadable'; why: StorageFailure }
  | { at: 'closed' }
