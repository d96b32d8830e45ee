import { useLiveQuery } from 'dexie-react-hooks'
import { adminSample } from '../domain/application/adminSample'
import { database } from './database'
import { listDecisions } from './decisions'
import { storageFailure, type StorageFailure } from './failure'
import { deriveOfficeList, type OfficeList } from './officeApplications'
import { listAllSubmissions } from './submissions'

/**
 * The office's list, anew after every change in any tab; undefined while it is read. A device that
 * cannot be read leaves the sample, with the reason.
 */
export function useOfficeList(): (OfficeList & { problem?: StorageFailure }) | undefined {
  return useLiveQuery(async () => {
    try {
      const [added, submissions, decisions] = await Promise.all([
        database.applications.toArray(),
        listAllSubmissions(),
        listDecisions(),
      ])
      return deriveOfficeList({ samples: adminSample, added, submissions, decisions })
    } catch (error) {
      const sampleOnly = { samples: adminSample, added: [], submissions: [], decisions: [] }
      return { ...deriveOfficeList(sampleOnly), problem: storageFailure(error) }
    }
  })
}
