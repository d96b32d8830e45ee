import { paths, receiptPath } from '../../lib/paths'
import { currentSubmission, layDecision, layHalfFilledDraft, laySubmission } from './desk'
import type { Network } from './network'
import type { Preparation } from './scenes'

export type Stop = Preparation & {
  title: string
  text: string
  /** The network that the stop is about, once somebody is signed in. */
  network?: Network
}

/** The loop of an application, for an audience: apply, hand in, decide, see, and all of it offline. */
export const tourStops: readonly [Stop, ...Stop[]] = [
  {
    title: 'Apply',
    text: 'Asha is half-way through her PoC application. Type a word and reload the page: each key is kept on this device, files included, with no network at all.',
    as: 'student',
    prepare: async ({ studentId }) => {
      await layHalfFilledDraft(studentId)
      return paths.applyPoc
    },
  },
  {
    title: 'Hand in',
    text: 'The application is submitted. The receipt says plainly that it is kept on this device, and offers the pack to hand in: the answers, the files and a hash that vouches for both.',
    as: 'student',
    prepare: async ({ studentId }) => receiptPath((await laySubmission(studentId)).id),
  },
  {
    title: 'Decide',
    text: 'Now as an administrator. Open the menu beside ‘Rooftop spice dryer’, request documents with a remark or approve it, and undo what you did.',
    as: 'admin',
    prepare: async ({ studentId }) => {
      await currentSubmission(studentId)
      return paths.adminApplications
    },
  },
  {
    title: 'See',
    text: 'Asha again: her application shows the decision and the remark, and asks for what is missing. If you decided nothing, the cell has asked for the endorsement.',
    as: 'student',
    prepare: async ({ studentId }) => {
      await layDecision(await currentSubmission(studentId))
      return paths.myApplications
    },
  },
  {
    title: 'Without a network',
    text: 'This page is offline now. Open any screen: drafts, submissions and pages stay. Ending the tour brings the network back.',
    as: 'student',
    network: 'offline',
    prepare: async () => paths.dashboard,
  },
]
