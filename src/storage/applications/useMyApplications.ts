import { useLiveQuery } from 'dexie-react-hooks'
import { useDeferredValue } from 'react'
import { applicantSampleOn } from '../../domain/application/applicantSampleOn'
import {
  myApplications,
  withRequested,
  type MyApplication,
} from '../../domain/application/myApplication'
import type { TouchedOn } from '../../domain/application/dayOf'
import type { OnUnshown } from '../../domain/application/unshown'
import { samples as sampleData, type Samples } from '../../domain/sample/samples'
import { isoDay } from '../../lib/dates'
import { useStore } from '../../lib/react/useStore'
import { listDecisions } from '../office/decisions'
import { withLeftOut, type LeftOut } from '../leftOut'
import { listSubmissions } from '../submissions/submissions'
import { listUploads, uploadOwner } from './uploads'

export type MyApplications = { applications: MyApplication[] } & LeftOut

/**
 * A person's list, updated after every change in any tab; undefined while it is loading. Deferred,
 * so that React draws a page of them in slices, between which a slow phone responds.
 */
export function useMyApplications(userId: string): MyApplications | undefined {
  const samples = useStore(sampleData, sampleData.atBuild)
  const mine = useLiveQuery(
    () =>
      withLeftOut(
        'submissions',
        userId,
        async (onUnshown) => ({ applications: await readApplications(userId, samples, onUnshown) }),
        () => ({ applications: myApplications(applicantSampleOn(samples), [], []) }),
      ),
    [userId, samples],
  )
  return useDeferredValue(mine)
}

async function readApplications(
  userId: string,
  samples: Samples,
  onUnshown: OnUnshown,
): Promise<MyApplication[]> {
  const unread: string[] = []
  const [submissions, decisions, addedOn] = await Promise.all([
    listSubmissions(userId, onUnshown),
    listDecisions((applicationId) => unread.push(applicationId)),
    firstAddedOn(userId, applicantSampleOn(samples)),
  ])
  const mine = new Set(submissions.map(({ id }) => id))
  for (const id of unread) if (mine.has(id)) onUnshown('office')
  const listed = myApplications(applicantSampleOn(samples, addedOn), submissions, decisions)
  return Promise.all(listed.map((each) => withUploads(userId, each)))
}

/** The day on which a file was first added to each of a person's samples. */
async function firstAddedOn(
  userId: string,
  samples: readonly Pick<MyApplication, 'id'>[],
): Promise<TouchedOn> {
  const days = samples.map(async ({ id }): Promise<[string, string][]> => {
    const [first] = await listUploads(uploadOwner(userId, { id, source: 'sample' }))
    return first === undefined ? [] : [[id, isoDay(first.addedAt)]]
  })
  return new Map((await Promise.all(days)).flat())
}

async function withUploads(userId: string, application: MyApplication): Promise<MyApplication> {
  return application.status === 'documents-required'
    ? withRequested(application, await listUploads(uploadOwner(userId, application)))
    : application
}
