import { formatBytes } from '../../../lib/bytes'
import { formatDateTime, formatTime } from '../../../lib/dates'
import type { SaveState } from '../../../storage/drafts/DraftWriter'
import type { Persistence } from '../../../storage/persistence'
import { whereCopy as copy } from './copy'

/** Everything that determines where a draft is and how safe it is. */
export type Whereabouts = {
  save: Pick<SaveState, 'status' | 'savedAt'>
  sealed: boolean
  persistence: Persistence
  /** What this browser does when it has promised nothing; undefined while it is not known. */
  promise: string | undefined
  /** Bytes that this browser still has for the portal; undefined when it does not say. */
  room: number | undefined
  /** Epoch milliseconds of the last saved copy. */
  copiedAt: number | undefined
}

/** Too little, in bytes, for the scans of a team. */
const littleRoom = 50_000_000

/** Each question with the answer that is true now. */
export function whereFacts(of: Whereabouts): { id: keyof typeof copy; answer: string }[] {
  return [
    { id: 'device', answer: onDevice(of.save) },
    { id: 'sealing', answer: of.sealed ? copy.sealed : copy.readable },
    {
      id: 'protection',
      answer: of.persistence === 'promised' ? copy.protected : (of.promise ?? copy.unknown),
    },
    { id: 'room', answer: roomLeft(of.room) },
    { id: 'copy', answer: copied(of) },
    { id: 'sent', answer: copy.notSent },
  ]
}

function onDevice({ status, savedAt }: Whereabouts['save']): string {
  const since = savedAt === undefined ? undefined : formatTime(savedAt)
  switch (status) {
    case 'blank':
      return copy.blank
    case 'saving':
      return copy.saving
    case 'saved':
      return copy.onDevice(since ?? '')
    case 'failed':
      return since === undefined ? copy.notSaved : copy.notSavedSince(since)
  }
}

function roomLeft(room: number | undefined): string {
  if (room === undefined) return copy.roomUnknown
  return room < littleRoom ? copy.littleRoom(formatBytes(room)) : copy.roomLeft(formatBytes(room))
}

function copied({ copiedAt, save }: Whereabouts): string {
  if (copiedAt === undefined) return copy.noCopy
  const moment = formatDateTime(copiedAt)
  const whole = save.status === 'saved' && copiedAt >= (save.savedAt ?? 0)
  return whole ? copy.copied(moment) : copy.copiedBefore(moment)
}
