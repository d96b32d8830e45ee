import { paths, receiptPath } from '../../lib/paths'
import { currentSubmission, putDecision, putHalfFilledDraft, putSubmission } from './fixtures'
import type { Network } from './network'
import { sampleApplication } from './sampleDraft'
import type { Preparation } from './scenes'

export type StopId = 'apply' | 'hand-in' | 'decide' | 'see' | 'offline'

type Stop = Preparation & {
  id: StopId
  /** The network to switch to once somebody is signed in. */
  network?: Network
  /** The element that the stop highlights, once it is on the page. */
  lit: () => Element | undefined
}

const sampleTitle = sampleApplication([]).fields['pocTitle'] ?? ''
const inMain = (selector: string) => document.querySelector(`main ${selector}`) ?? undefined

/** The row, card or section for the sample application. */
function sampleRow(): Element | undefined {
  const named = Array.from(
    document.querySelectorAll('main :is(td, li, article, button, a, h2, h3)'),
  )
  return (
    named
      .findLast(({ textContent }) => textContent.trim().startsWith(sampleTitle))
      ?.closest('tr, li, article, section') ?? undefined
  )
}

/** An application's way for an audience: apply, hand in, decide, see the decision, all of it offline. */
export const tourStops: readonly [Stop, ...Stop[]] = [
  {
    id: 'apply',
    as: 'student',
    replaces: 'always',
    prepare: async ({ studentId }) => {
      await putHalfFilledDraft(studentId)
      return paths.applyPoc
    },
    lit: () => inMain('[name="fields.pocTitle"]'),
  },
  {
    id: 'hand-in',
    as: 'student',
    replaces: 'always',
    prepare: async ({ studentId }) => receiptPath((await putSubmission(studentId)).id),
    lit: () => inMain('dl'),
  },
  {
    id: 'decide',
    as: 'admin',
    replaces: 'when nothing is submitted',
    prepare: async ({ studentId }) => {
      await currentSubmission(studentId)
      return paths.adminApplications
    },
    lit: sampleRow,
  },
  {
    id: 'see',
    as: 'student',
    replaces: 'when nothing is submitted',
    prepare: async ({ studentId }) => {
      await putDecision(await currentSubmission(studentId))
      return paths.myApplications
    },
    lit: sampleRow,
  },
  {
    id: 'offline',
    as: 'student',
    replaces: 'never',
    network: 'offline',
    prepare: async () => paths.dashboard,
    lit: () => document.querySelector('#last > p') ?? undefined,
  },
]
