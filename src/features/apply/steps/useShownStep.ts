import { useState, useSyncExternalStore } from 'react'
import { useParams } from 'react-router-dom'
import type { GrantForm } from '../../../domain/grant-form/grantForm'
import {
  checkStep,
  onePage,
  stepOfPlace,
  stepPath,
  stepWith,
  type Step,
} from '../../../domain/grant-form/steps'
import type { DraftState, OpenedDraft } from '../../../storage/drafts/draftState'
import type { DraftWriter } from '../../../storage/drafts/DraftWriter'
import type { OwnDetails } from '../../../storage/drafts/ownDetails'
import type { SubmissionRow } from '../../../storage/rows'
import type { FormView } from './useFormView'
import { useOwnDetails } from '../useOwnDetails'

/** A step, undefined in the one-page view or until it is known, and the address to redirect to, if any. */
type AtStep = { step: Step | undefined; goTo: string | undefined }

type ShownStep =
  /** The draft, the chosen view or the profile is still being read. */
  | (AtStep & { at: 'opening' })
  | (AtStep & { at: 'editing'; opened: OpenedDraft; own: OwnDetails })
  /** The last step of a form that has just been submitted. */
  | { at: 'submitted'; submission: SubmissionRow }
  /** This tab does not edit the draft. */
  | Exclude<DraftState, { at: 'opening' | 'editing' | 'closed' }>

const neverChanges = () => () => undefined

/** What a form's page shows at the address. */
export function useShownStep(
  form: GrantForm,
  state: DraftState,
  view: FormView | undefined,
): ShownStep {
  const isBlank = useIsBlank(state.at === 'editing' ? state.opened.writer : undefined)
  // The first opening is number 1: what the profile knows is read beside the draft.
  const own = useOwnDetails(state.at === 'editing' ? state.opened.number : 1)
  const address = useParams()['step']?.toLowerCase()
  const [last, setLast] = useState<{ opening: number; at: string }>()
  // An editor that was left for the form's own address (a menu names it) would start again from what
  // it was opened with: it stays, until the address names a step again.
  const stays = state.at === 'editing' && last?.opening === state.opened.number
  const isPlace = address === onePage || stepWith(form, address) !== undefined
  const asked = isPlace || !stays ? address : last.at
  const step = asked === onePage ? undefined : stepWith(form, asked)

  if (state.at === 'opening' || state.at === 'closed')
    return { at: 'opening', step, goTo: undefined }
  if (state.at !== 'editing') return state
  const { opened } = state
  if (asked !== onePage && step === undefined) {
    // The form's own address redirects to where the applicant stopped, in the view they chose.
    const to = view === 'one-page' ? onePage : stepOfPlace(form, opened.place).id
    return { at: 'opening', step, goTo: view === undefined ? undefined : stepPath(form, to) }
  }
  if (own === undefined) return { at: 'opening', step, goTo: undefined }
  if (step?.id === checkStep.id && isBlank && opened.submitted !== undefined)
    return { at: 'submitted', submission: opened.submitted }
  if (asked !== undefined && (!stays || last.at !== asked))
    setLast({ opening: opened.number, at: asked })
  const goTo = isPlace ? undefined : stepPath(form, step?.id ?? onePage)
  return { at: 'editing', step, goTo, opened, own }
}

function useIsBlank(writer: DraftWriter | undefined): boolean {
  return useSyncExternalStore(
    writer?.subscribe ?? neverChanges,
    () => writer?.read().status === 'blank',
  )
}
