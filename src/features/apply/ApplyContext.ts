import { createContext, useContext } from 'react'
import type { GrantForm } from '../../domain/grant-form/grantForm'
import type { AttachmentInfo } from '../../storage/rows'
import type { GrantFormState } from './useGrantForm'

/** What the parts of an open form share. */
export type ApplyState = {
  definition: GrantForm
  form: GrantFormState
  /** Owner of the files that are chosen. */
  draftId: string
  save: () => void
  /** The files of the draft by attachment id. */
  attachments: ReadonlyMap<string, AttachmentInfo>
  addAttachment: (info: AttachmentInfo) => void
  /** Message by field path, from the last try to submit, until the field is right. */
  problems: ReadonlyMap<string, string>
}

export const ApplyContext = createContext<ApplyState | null>(null)

export function useApply(): ApplyState {
  const state = useContext(ApplyContext)
  if (state === null) throw new Error('useApply must be used within a grant form')
  return state
}
