import type { AdminApplication } from '../../domain/application/application'
import { database } from '../database'
import { grantTypeId, statusId, withoutDefaultWords } from '../firstVersion'
import type { ApplicationRow } from '../rows'

/** Stores an application that this administrator added; returns the function that undoes it. */
export async function addApplication(
  application: AdminApplication,
  userId: string,
): Promise<() => Promise<void>> {
  await database.applications.add({ ...application, addedAt: Date.now(), userId })
  return () => database.applications.delete(application.id)
}

/** Every application that was added on this device. */
export async function listAddedApplications(): Promise<ApplicationRow[]> {
  return (await database.applications.toArray()).map((row) => ({
    ...withoutDefaultWords(row),
    status: statusId(row.status),
    type: grantTypeId(row.type),
  }))
}
