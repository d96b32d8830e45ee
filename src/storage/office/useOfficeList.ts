import { useLiveQuery } from 'dexie-react-hooks'
import { useSyncExternalStore } from 'react'
import { adminSampleOn } from '../../domain/application/office-sample/adminSampleOn'
import { withDocuments } from '../../domain/application/upload'
import { samples as sampleData } from '../../domain/sample/samples'
import { listAddedApplications } from './addedApplications'
import { listDecisions } from './decisions'
import { storageFailure, type StorageFailure } from '../failure'
import { deriveOfficeList, type OfficeApplication, type OfficeList } from './officeApplications'
import { listAllSubmissions } from '../submissions/submissions'
import { listUploads } from '../applications/uploads'

/**
 * The office's list, updated after every change in any tab; undefined while it is loading. If the
 * device cannot be read, the sample alone, with the reason; `lost` when only some submissions are
 * missing.
 */
export function useOfficeList(): (OfficeList & { problem?: StorageFailure | 'lost' }) | undefined {
  const shown = useSyncExternalStore(sampleData.subscribe, sampleData.read, sampleData.atBuild)
  return useLiveQuery(async () => {
    const samples = adminSampleOn(shown)
    const lost: { problem?: 'lost' } = {}
    try {
      const [added, submissions, decisions] = await Promise.all([
        listAddedApplications(),
        listAllSubmissions(() => {
          lost.problem = 'lost'
        }),
        listDecisions(),
      ])
      const list = deriveOfficeList({ samples, added, submissions, decisions })
      const applications = await Promise.all(list.applications.map(withUploads))
      return { ...list, ...lost, applications }
    } catch (error) {
      const sampleOnly = { samples, added: [], submissions: [], decisions: [] }
      return { ...deriveOfficeList(sampleOnly), problem: storageFailure(error) }
    }
  }, [shown])
}

/** Only to an application of this device can documents be added. */
async function withUploads(application: OfficeApplication): Promise<OfficeApplication> {
  const { id, origin, status, history } = application
  const asked = history.at(-1)
  return origin === 'submitted' && status === 'documents-required' && asked !== undefined
    ? withDocuments(application, asked.at, await listUploads(id))
    : application
}
