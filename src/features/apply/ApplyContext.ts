import { createContext, use } from 'react'
import type { GrantForm } from '../../domain/grant-form/grantForm'
import type { DraftSession } from '../../storage/drafts/DraftSession'
import type { AttachmentInfo } from '../../storage/rows'
import type { OwnDetails } from '../../storage/drafts/ownDetails'
import type { FormAnswers } from './answers/FormAnswers'
import type { GrantPath } from './paths'

/** State shared by the parts of an open form. */
export type ApplyState = {
  form: GrantForm
  answers: FormAnswers
  session: DraftSession
  /** Writes what no answer says: a file that has arrived. Resolves with whether it is on disk. */
  save: () => Promise<boolean>
  /** Fills in without writing it: what nobody typed, or a file on its way. */
  fill: (path: GrantPath, text: string) => void
  /** Id of the open step, or `onePage`. */
  stepId: string
  /** The sections whose problems are shown: those that were left once, or all after a check. */
  checked: readonly string[]
  /** Path of the field on this step that had the focus last. */
  lastField: () => string | null
  /** The draft's files by attachment id. */
  attachments: ReadonlyMap<string, AttachmentInfo>
  /** Messages by field path, as of when the step was opened; each goes once its field is right. */
  problems: ReadonlyMap<string, string>
  /** The applicant's details from the profile, as of when the form was opened. */
  own: OwnDetails
}

export const ApplyContext = createContext<ApplyState | null>(null)

export function useApply(): ApplyState {
  const state = use(ApplyContext)
  if (state === null) throw new Error('useApply must be used within a grant form')
  return state
}
