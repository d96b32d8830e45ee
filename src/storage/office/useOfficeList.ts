import { useLiveQuery } from 'dexie-react-hooks'
import { useSyncExternalStore } from 'react'
import { adminSampleOn } from '../../domain/application/adminSampleOn'
import { samples as sampleData } from '../../domain/sample/samples'
import { listAddedApplications } from './addedApplications'
import { listDecisions } from './decisions'
import { storageFailure, type StorageFailure } from '../failure'
import { deriveOfficeList, type OfficeList } from './officeApplications'
import { listAllSubmissions } from '../submissions/submissions'

/**
 * The office's list, updated after every change in any tab; undefined while it is loading. If the
 * device cannot be read, the sample alone, with the reason.
 */
export function useOfficeList(): (OfficeList & { problem?: StorageFailure }) | undefined {
  const shown = useSyncExternalStore(sampleData.subscribe, sampleData.read, sampleData.atBuild)
  return useLiveQuery(async () => {
    const samples = adminSampleOn(shown)
    try {
      const [added, submissions, decisions] = await Promise.all([
        listAddedApplications(),
        listAllSubmissions(),
        listDecisions(),
      ])
      return deriveOfficeList({ samples, added, submissions, decisions })
    } catch (error) {
      const sampleOnly = { samples, added: [], submissions: [], decisions: [] }
      return { ...deriveOfficeList(sampleOnly), problem: storageFailure(error) }
    }
  }, [shown])
}
