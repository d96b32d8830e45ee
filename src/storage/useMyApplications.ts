import { useLiveQuery } from 'dexie-react-hooks'
import { applicantSample } from '../domain/application/applicantSample'
import { myApplications, type MyApplication } from '../domain/application/myApplication'
import { listDecisions } from './decisions'
import { storageFailure, type StorageFailure } from './failure'
import { listSubmissions } from './submissions'

/** A person's applications, and why those of this device are missing if they could not be read. */
export type MyApplications = { applications: MyApplication[]; problem?: StorageFailure }

/** A person's list, anew after every change in any tab; undefined while it is read. */
export function useMyApplications(userId: string): MyApplications | undefined {
  return useLiveQuery(async () => {
    try {
      const [submissions, decisions] = await Promise.all([listSubmissions(userId), listDecisions()])
      return { applications: myApplications(applicantSample, submissions, decisions) }
    } catch (error) {
      return {
        applications: myApplications(applicantSample, [], []),
        problem: storageFailure(error),
      }
    }
  }, [userId])
}
