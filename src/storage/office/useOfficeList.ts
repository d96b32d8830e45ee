import { useLiveQuery } from 'dexie-react-hooks'
import { useSyncExternalStore } from 'react'
import { adminSampleOn } from '../../domain/application/office-sample/adminSampleOn'
import { countUnshown, type Unshown } from '../../domain/application/unshown'
import { withDocuments } from '../../domain/application/upload'
import type { TouchedOn } from '../../domain/application/dayOf'
import { samples as sampleData } from '../../domain/sample/samples'
import { isoDay } from '../../lib/dates'
import { listAddedApplications } from './addedApplications'
import { listDecisions } from './decisions'
import { storageFailure, type StorageFailure } from '../failure'
import { deriveOfficeList, type OfficeApplication, type OfficeList } from './officeApplications'
import type { DecisionRow } from '../rows'
import { reportSetAside } from '../setAside'
import { listAllSubmissions } from '../submissions/submissions'
import { listUploads } from '../applications/uploads'

/** How many submissions cannot be shown, and the reason if nothing of this device could be read. */
export type LeftOut = { unshown: Unshown; problem?: StorageFailure }

/**
 * The office's list, updated after every change in any tab; undefined while it is loading. If the
 * device cannot be read, the sample alone.
 */
export function useOfficeList(): (OfficeList & LeftOut) | undefined {
  const shown = useSyncExternalStore(sampleData.subscribe, sampleData.read, sampleData.atBuild)
  return useLiveQuery(async () => {
    const { unshown, onUnshown } = countUnshown()
    try {
      const [added, submissions, decisions] = await Promise.all([
        listAddedApplications(),
        listAllSubmissions(onUnshown),
        listDecisions(),
        // Begun together with the rows, as in `useMyApplications`.
        reportSetAside('submissions', onUnshown),
      ])
      const samples = adminSampleOn(shown, firstDecidedOn(decisions))
      const list = deriveOfficeList({ samples, added, submissions, decisions })
      const applications = await Promise.all(list.applications.map(withUploads))
      return { ...list, unshown, applications }
    } catch (error) {
      const sampleOnly = {
        samples: adminSampleOn(shown),
        added: [],
        submissions: [],
        decisions: [],
      }
      return {
        ...deriveOfficeList(sampleOnly),
        unshown: countUnshown().unshown,
        problem: storageFailure(error),
      }
    }
  }, [shown])
}

/** The day of each application's first decision, by its id. */
function firstDecidedOn(decisions: readonly DecisionRow[]): TouchedOn {
  return new Map(decisions.toReversed().map(({ applicationId, at }) => [applicationId, isoDay(at)]))
}

/** Only to an application of this device can documents be added. */
async function withUploads(application: OfficeApplication): Promise<OfficeApplication> {
  const { id, origin, status, history } = application
  const asked = history.at(-1)
  return origin === 'submitted' && status === 'documents-required' && asked !== undefined
    ? withDocuments(application, asked.at, await listUploads(id))
    : application
}
