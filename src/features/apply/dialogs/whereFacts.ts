import { formatBytes } from '../../../lib/answers/bytes'
import { savedMoment } from '../../../domain/grant-form/savedMoment'
import { formatDateTime } from '../../../lib/dates'
import { persistenceText } from '../../../storage/copy'
import type { SaveState } from '../../../storage/drafts/DraftWriter'
import type { Keeping } from '../../../storage/keeping'
import { whereCopy as copy } from './copy'

/** Everything that determines where a draft is and how safe it is. */
export type Whereabouts = {
  save: Pick<SaveState, 'status' | 'savedAt'>
  /** Whether others can read it; `unsealed` on a shared computer that cannot seal. */
  sealing: 'sealed' | 'readable' | 'unsealed'
  /** What may become of it when it is left alone, whatever the browser has promised. */
  keeping: Keeping
  /** Bytes that this browser still has for the portal; undefined when it does not say. */
  room: number | undefined
  /**
   * The last saved copy: its time in epoch milliseconds, whether it has the answers of now, and how
   * many files it lacks; undefined while it is not known.
   */
  lastCopy: { at: number; isCurrent: boolean; filesLeftOut: number } | 'none' | undefined
}

/** What the scans of a team take, in bytes. */
const neededByTeam = 50_000_000

/** Each question with the answer that is true now. */
export function whereFacts(of: Whereabouts): { id: keyof typeof copy; answer: string }[] {
  return [
    { id: 'device', answer: onDevice(of.save) },
    { id: 'sealing', answer: copy[of.sealing] },
    {
      id: 'protection',
      answer:
        of.keeping === 'promised' ? copy.protected : (persistenceText[of.keeping] ?? copy.unknown),
    },
    { id: 'room', answer: roomLeft(of.room) },
    { id: 'copy', answer: copied(of.lastCopy) },
    { id: 'sent', answer: copy.notSent },
  ]
}

function onDevice({ status, savedAt }: Whereabouts['save']): string {
  const since = savedAt === undefined ? undefined : savedMoment(savedAt)
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
  if (room === undefined) return copy.notSaid
  return room < neededByTeam ? copy.littleRoom(formatBytes(room)) : copy.roomLeft(formatBytes(room))
}

function copied(last: Whereabouts['lastCopy']): string {
  if (last === undefined) return copy.notSaid
  if (last === 'none') return copy.noCopy
  const moment = formatDateTime(last.at)
  if (!last.isCurrent) return copy.copiedBefore(moment)
  return last.filesLeftOut > 0
    ? copy.copiedWithoutFiles(moment, last.filesLeftOut)
    : copy.copied(moment)
}
