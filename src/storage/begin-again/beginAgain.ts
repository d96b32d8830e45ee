import { database } from '../database'
import type { RestorePoint } from '../restore-points/restorePoints'
import type { DraftSession } from '../drafts/DraftSession'

/**
 * Removes a draft that cannot be read, and opens its last earlier state or, if there is none, a blank
 * form. Returns that state; throws when the device refuses, and the draft stays.
 */
export function beginAgain(session: DraftSession): Promise<RestorePoint | undefined> {
  return session.replace(
    async () => {
      const { listRestorePoints } = await import('../restore-points/restorePoints')
      // They may be unreadable for the same reason.
      const [last] = await listRestorePoints(session.draftId).catch(() => [])
      await database.drafts.delete(session.draftId)
      return last
    },
    (last) => last?.values,
  )
}
