import type { AdminApplication } from '../../domain/application/application'
import { database } from '../database'
import { grantTypeId, statusId, withoutDefaultWords } from '../firstVersion'
import type { ApplicationRow } from '../rows'

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

/** Every application that was added on this device. */
export async function listAddedApplications(): Promise<ApplicationRow[]> {
  return (await database.applications.toArray()).map((row) => ({
    ...withoutDefaultWords(row),
    status: statusId(row.status),
    type: grantTypeId(row.type),
  }))
}
