import { useState, useSyncExternalStore, type ReactNode } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import { useUser } from '../../auth/useUser'
import { formAt } from '../../domain/grant-form/forms'
import type { GrantForm } from '../../domain/grant-form/grantForm'
import {
  checkStep,
  onePage,
  stepOfPlace,
  stepPath,
  stepsOf,
  stepWith,
  type Step,
} from '../../domain/grant-form/steps'
import { keepFocus } from '../../lib/keepFocus'
import { useFreshUndos } from '../../ui/fields/useFreshUndos'
import { Page } from '../../ui/page/Page'
import { Redirect } from '../../ui/page/Redirect'
import { Spinner } from '../../ui/page/Spinner'
import { applyCopy as copy, stepCopy } from './copy'
import { DraftEditor } from './DraftEditor'
import { DraftFollower } from './DraftFollower'
import { DraftUnreadable } from './DraftUnreadable'
import { SubmittedCheck } from './SubmittedCheck'
import { openingOf } from './undone'
import { useDraftSession } from './useDraftSession'
import { useFormView } from './useFormView'
import { useOwnDetails } from './useOwnDetails'

/** The form and the step named by the address. */
export function ApplyPage() {
  const { pathname } = useLocation()
  const form = formAt(pathname)
  if (form === undefined) throw new Error(`There is no grant form at ${pathname}`)
  return <OpenForm key={form.kind} form={form} />
}

const neverChanges = () => () => undefined

/** Reserves the line above the heading until the step is known. */
const roomForCaption = '\u00a0'

/** The tab that edits shows the fields; other tabs follow what is saved. */
function OpenForm({ form }: { form: GrantForm }) {
  const user = useUser()
  const { session, state } = useDraftSession(user.id, form)
  const writer = state.at === 'editing' ? state.opened.writer : undefined
  const isBlank = useSyncExternalStore(
    writer?.subscribe ?? neverChanges,
    () => writer?.read().status === 'blank',
  )
  useFreshUndos(openingOf(session.draftId))
  const [view, chooseView] = useFormView(user.id)
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

  // Already shows as much of the heading as is known, in its final place.
  const opening = (then?: ReactNode) => (
    <Page
      dense
      caption={captionOf(form, step) ?? roomForCaption}
      title={step?.title ?? form.heading}
      lead={leadOf(form, step)}
    >
      <Spinner label={copy.loading} />
      {then}
    </Page>
  )
  if (state.at === 'opening' || state.at === 'closed') return opening()
  if (state.at !== 'editing')
    return (
      <Page title={form.heading} lead={copy.lead}>
        {state.at === 'unreadable' ? (
          <DraftUnreadable why={state.why} onRetry={() => void session.retry()} />
        ) : (
          <DraftFollower form={form} session={session} state={state} />
        )}
      </Page>
    )
  const { opened } = state
  if (asked !== onePage && step === undefined) {
    // The form's own address redirects to where the applicant stopped, in the view they chose.
    const to = view === 'one-page' ? onePage : stepOfPlace(form, opened.place).id
    return opening(view !== undefined && <Redirect to={stepPath(form, to)} state={keepFocus} />)
  }
  if (own === undefined) return opening()
  if (step?.id === checkStep.id && isBlank && opened.submitted !== undefined)
    return <SubmittedCheck form={form} submission={opened.submitted} />
  if (asked !== undefined && (!stays || last.at !== asked))
    setLast({ opening: opened.number, at: asked })
  return (
    <Page
      dense
      caption={captionOf(form, step)}
      title={step?.title ?? form.heading}
      lead={leadOf(form, step)}
    >
      <DraftEditor
        key={opened.number}
        form={form}
        step={step}
        session={session}
        opened={opened}
        own={own}
        onView={chooseView}
      />
      {isPlace || <Redirect to={stepPath(form, step?.id ?? onePage)} state={keepFocus} />}
    </Page>
  )
}

function captionOf(form: GrantForm, step: Step | undefined): string | undefined {
  if (step === undefined) return undefined
  const steps = stepsOf(form)
  return stepCopy.caption(form.heading, steps.indexOf(step) + 1, steps.length)
}

function leadOf(form: GrantForm, step: Step | undefined): string | undefined {
  if (step === undefined) return undefined
  return form.sections.find(({ id }) => id === step.id)?.intro ?? copy.checkLead
}
