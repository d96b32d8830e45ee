import { useLiveQuery } from 'dexie-react-hooks'
import { useSyncExternalStore } from 'react'
import { applicantSampleOn } from '../../domain/application/applicantSampleOn'
import { myApplications, type MyApplication } from '../../domain/application/myApplication'
import { samples as sampleData } from '../../domain/sample/samples'
import { listDecisions } from '../office/decisions'
import { storageFailure, type StorageFailure } from '../failure'
import { listSubmissions } from './submissions'

/** A person's applications, and why those on this device are missing if they could not be read. */
export type MyApplications = { applications: MyApplication[]; problem?: StorageFailure }

/** A person's list, updated after every change in any tab; undefined while it is loading. */
export function useMyApplications(userId: string): MyApplications | undefined {
  const samples = useSyncExternalStore(sampleData.subscribe, sampleData.read, sampleData.atBuild)
  return useLiveQuery(async () => {
    const sample = applicantSampleOn(samples)
    try {
      const [submissions, decisions] = await Promise.all([listSubmissions(userId), listDecisions()])
      return { applications: myApplications(sample, submissions, decisions) }
    } catch (error) {
      return {
        applications: myApplications(sample, [], []),
        problem: storageFailure(error),
      }
    }
  }, [userId, samples])
}
