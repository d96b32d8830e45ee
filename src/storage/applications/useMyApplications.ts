import { useLiveQuery } from 'dexie-react-hooks'
import { useDeferredValue, useSyncExternalStore } from 'react'
import { applicantSampleOn } from '../../domain/application/applicantSampleOn'
import {
  myApplications,
  withRequested,
  type MyApplication,
} from '../../domain/application/myApplication'
import type { TouchedOn } from '../../domain/application/dayOf'
import { countUnshown, type Unshown } from '../../domain/application/unshown'
import { samples as sampleData } from '../../domain/sample/samples'
import { isoDay } from '../../lib/dates'
import { listDecisions } from '../office/decisions'
import { storageFailure, type StorageFailure } from '../failure'
import { reportSetAside } from '../setAside'
import { listSubmissions } from '../submissions/submissions'
import { listUploads, uploadOwner } from './uploads'

/**
 * A person's applications, how many of those on this device cannot be shown, and why all of those are
 * missing if the device could not be read.
 */
export type MyApplications = {
  applications: MyApplication[]
  unshown: Unshown
  problem?: StorageFailure
}

/**
 * A person's list, updated after every change in any tab; undefined while it is loading. Deferred,
 * so that React draws a page of them in slices, between which a slow phone responds.
 */
export function useMyApplications(userId: string): MyApplications | undefined {
  const samples = useSyncExternalStore(sampleData.subscribe, sampleData.read, sampleData.atBuild)
  const mine = useLiveQuery(async () => {
    const { unshown, onUnshown } = countUnshown()
    try {
      const [submissions, decisions, addedOn] = await Promise.all([
        listSubmissions(userId, onUnshown),
        listDecisions(),
        firstAddedOn(userId, applicantSampleOn(samples)),
        // Begun together with the rows: one that is moved there counts once.
        reportSetAside('submissions', onUnshown, userId),
      ])
      const listed = myApplications(applicantSampleOn(samples, addedOn), submissions, decisions)
      const applications = await Promise.all(listed.map((each) => withUploads(userId, each)))
      return { applications, unshown }
    } catch (error) {
      return {
        applications: myApplications(applicantSampleOn(samples), [], []),
        unshown: countUnshown().unshown,
        problem: storageFailure(error),
      }
    }
  }, [userId, samples])
  return useDeferredValue(mine)
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
