import { paths } from '../../lib/paths'
import { clearDesk, layDecision, layHalfFilledDraft, laySubmission } from './desk'
import type { DemoServer } from './DemoServerContext'
import { fillStorage } from './fullStorage'

/** A prepared state of the demo: who is signed in, and what is there. */
export type Preparation = {
  as: 'student' | 'admin'
  /** Prepares it and says where it shows. Nobody is signed in meanwhile. */
  prepare: (server: DemoServer) => Promise<string>
}

export type Scene = Preparation & { title: string; text: string }

export const scenes: readonly Scene[] = [
  {
    title: 'Empty desk',
    text: 'A student who has not begun anything.',
    as: 'student',
    prepare: async () => {
      await clearDesk()
      return paths.dashboard
    },
  },
  {
    title: 'Half-filled draft',
    text: 'A PoC application with two files, half-way.',
    as: 'student',
    prepare: async ({ studentId }) => {
      await layHalfFilledDraft(studentId)
      return paths.applyPoc
    },
  },
  {
    title: 'Documents requested',
    text: 'A submission that the cell wants more documents for.',
    as: 'student',
    prepare: async ({ studentId }) => {
      await layDecision(await laySubmission(studentId))
      return paths.myApplications
    },
  },
  {
    title: '500 users',
    text: 'The list of accounts as a whole state fills it.',
    as: 'admin',
    prepare: async ({ addUsers }) => {
      await addUsers(500)
      return paths.adminUsers
    },
  },
  {
    title: 'Storage full',
    text: 'A device without free space, while a form is filled in. It ends with a reload.',
    as: 'student',
    prepare: async ({ studentId }) => {
      await layHalfFilledDraft(studentId)
      fillStorage()
      return paths.applyPoc
    },
  },
]
