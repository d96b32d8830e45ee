import type { AdminApplication } from '../domain/application/application'
import { database } from './database'

/** Keeps an application that an administrator added; gives the function that takes it back. */
export async function addApplication(application: AdminApplication): Promise<() => Promise<void>> {
  await database.applications.add({ ...application, addedAt: Date.now() })
  return () => database.applications.delete(application.id)
}
