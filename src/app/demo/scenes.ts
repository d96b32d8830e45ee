import { sharedComputer } from '../../storage/sealing/sharedComputer'
import { paths } from '../../lib/paths'
import { pretendUpdate } from '../../pwa/appUpdate'
import { clearRecords, putDecision, putHalfFilledDraft, putSubmission } from './fixtures'
import type { DemoServer } from './DemoServerContext'
import { fillStorage } from './fullStorage'
import { putLastYear } from './sampleLastYear'

/** A prepared state of the demo: who is signed in, and what is stored. */
export type Preparation = {
  as: 'student' | 'admin'
  /** When existing drafts and submissions are removed from the device. */
  replaces: 'always' | 'when nothing is submitted' | 'never'
  /** Whether the scene shows sample records; it does unless this is false. */
  samples?: false
  /** Prepares the scene and returns the path that shows it. Nobody is signed in meanwhile. */
  prepare: (server: DemoServer) => Promise<string>
}

export type SceneId =
  | 'empty'
  | 'half-filled'
  | 'documents-requested'
  | 'many-users'
  | 'storage-full'
  | 'shared-computer'
  | 'last-year'

type Scene = Preparation & { id: SceneId }

export const scenes: readonly Scene[] = [
  {
    id: 'empty',
    as: 'student',
    replaces: 'always',
    samples: false,
    prepare: async () => {
      await clearRecords()
      return paths.dashboard
    },
  },
  {
    id: 'half-filled',
    as: 'student',
    replaces: 'always',
    prepare: async ({ studentId }) => {
      await putHalfFilledDraft(studentId)
      return paths.applyPoc
    },
  },
  {
    id: 'documents-requested',
    as: 'student',
    replaces: 'always',
    prepare: async ({ studentId }) => {
      await putDecision(await putSubmission(studentId))
      return paths.myApplications
    },
  },
  {
    id: 'many-users',
    as: 'admin',
    replaces: 'never',
    prepare: async ({ addUsers }) => {
      await addUsers(500)
      return paths.adminUsers
    },
  },
  {
    id: 'storage-full',
    as: 'student',
    replaces: 'always',
    prepare: async ({ studentId }) => {
      await putHalfFilledDraft(studentId)
      fillStorage()
      return paths.applyPoc
    },
  },
  {
    id: 'shared-computer',
    as: 'student',
    replaces: 'always',
    prepare: async ({ studentId }) => {
      await putHalfFilledDraft(studentId)
      // The sign-in that follows seals the rows that are still open.
      sharedComputer.set('on')
      return paths.applyPoc
    },
  },
  {
    id: 'last-year',
    as: 'student',
    replaces: 'always',
    prepare: async ({ studentId }) => {
      await putLastYear(studentId)
      pretendUpdate()
      return paths.dashboard
    },
  },
]
