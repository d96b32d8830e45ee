import { useLiveQuery } from 'dexie-react-hooks'
import { adminSampleOn } from '../../domain/application/office-sample/adminSampleOn'
import type { OnUnshown } from '../../domain/application/unshown'
import { withDocuments } from '../../domain/application/upload'
import type { TouchedOn } from '../../domain/application/dayOf'
import { samples as sampleData, type Samples } from '../../domain/sample/samples'
import { isoDay } from '../../lib/dates'
import { useStore } from '../../lib/react/useStore'
import { listAddedApplications } from './addedApplications'
import { listDecisions } from './decisions'
import { deriveOfficeList, type OfficeApplication, type OfficeList } from './officeApplications'
import type { DecisionRow } from '../rows'
import { withLeftOut, type LeftOut } from '../leftOut'
import { listAllSubmissions } from '../submissions/submissions'
import { listUploads } from '../applications/uploads'

/**
 * The office's list, updated after every change in any tab; undefined while it is loading. If the
 * device cannot be read, the sample alone.
 */
export function useOfficeList(): (OfficeList & LeftOut) | undefined {
  const shown = useStore(sampleData, sampleData.atBuild)
  return useLiveQuery(
    () =>
      withLeftOut(
        'submissions',
        undefined,
        (onUnshown) => readOfficeList(shown, onUnshown),
        () => deriveOfficeList({ samples: adminSampleOn(shown) }),
      ),
    [shown],
  )
}

async function readOfficeList(shown: Samples, onUnshown: OnUnshown): Promise<OfficeList> {
  const [added, submissions, decisions] = await Promise.all([
    listAddedApplications(() => onUnshown('office')),
    listAllSubmissions(onUnshown),
    listDecisions(() => onUnshown('office')),
  ])
  const samples = adminSampleOn(shown, firstDecidedOn(decisions))
  const list = deriveOfficeList({ samples, added, submissions, decisions })
  return { ...list, applications: await Promise.all(list.applications.map(withUploads)) }
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
    ? withDocuments(application, asked, await listUploads(id))
    : application
}
