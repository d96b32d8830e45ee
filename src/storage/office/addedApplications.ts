import type { AdminApplication } from '../../domain/application/application'
import { database } from '../database'
import type { ApplicationRow } from '../rows'
import { readAdded } from './readOfficeRow'

/**
 * Stores an application that this administrator added; returns the function that undoes it, which
 * resolves with false, and leaves it, once it was decided on: the decision would be about nothing.
 */
export async function addApplication(
  application: AdminApplication,
  userId: string,
): Promise<() => Promise<boolean>> {
  const { applications, decisions } = database
  const { id } = application
  await applications.add({ ...application, addedAt: Date.now(), userId })
  return () =>
    database.transaction('rw', [applications, decisions], async () => {
      if ((await decisions.where('applicationId').equals(id).count()) > 0) return false
      await applications.delete(id)
      return true
    })
}

/** Every application that was added on this device; calls `onUnread` for each that cannot be read. */
export async function listAddedApplications(onUnread?: () => void): Promise<ApplicationRow[]> {
  return (await database.applications.toArray()).flatMap((row) => {
    const read = readAdded(row)
    if (read === undefined) onUnread?.()
    return read ?? []
  })
}
