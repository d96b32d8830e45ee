import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useUser } from '../../auth/useUser'
import { formAt } from '../../domain/grant-form/forms'
import type { GrantForm } from '../../domain/grant-form/grantForm'
import { stepsOf, type Step } from '../../domain/grant-form/steps'
import { keepFocus } from '../../lib/keepFocus'
import { useFreshUndos } from '../../ui/screen/useFreshUndos'
import { Page } from '../../ui/page/Page'
import { Redirect } from '../../ui/page/Redirect'
import { Spinner } from '../../ui/page/Spinner'
import { applyCopy as copy, stepCopy } from './copy'
import { DraftEditor } from './DraftEditor'
import { DraftFollower } from './DraftFollower'
import { UnreadablePart } from './lateParts'
import { SubmittedCheck } from './SubmittedCheck'
import { openingOf } from './undone'
import { useDraftSession } from './useDraftSession'
import { useFormView } from './steps/useFormView'
import { useShownStep } from './steps/useShownStep'

/** The form and the step named by the address. */
export function ApplyPage() {
  const { pathname } = useLocation()
  const form = formAt(pathname)
  if (form === undefined) throw new Error(`There is no grant form at ${pathname}`)
  return <OpenForm key={form.kind} form={form} />
}

/** Reserves the line above the heading until the step is known. */
const roomForCaption = '\u00a0'

/** The tab that edits shows the fields; other tabs follow what is saved. */
function OpenForm({ form }: { form: GrantForm }) {
  const user = useUser()
  const { session, state } = useDraftSession(user.id, form)
  useFreshUndos(openingOf(session.draftId))
  const [view, chooseView] = useFormView(user.id)
  const shown = useShownStep(form, state, view)
  const last = useRef('opening')
  // What had the focus is gone where another tab takes the form, or this one does.
  useEffect(() => {
    if (last.current !== 'opening' && document.activeElement === document.body)
      document.querySelector<HTMLElement>('main h1')?.focus()
    last.current = shown.at
  }, [shown.at])

  if (shown.at === 'submitted') return <SubmittedCheck form={form} submission={shown.submission} />
  if (shown.at === 'opening' || shown.at === 'editing') {
    const { step, goTo } = shown
    return (
      // While opening it already shows as much of the heading as is known, in its final place.
      <Page
        dense
        caption={captionOf(form, step) ?? (shown.at === 'opening' ? roomForCaption : undefined)}
        title={step?.title ?? form.heading}
        lead={leadOf(form, step)}
      >
        {shown.at === 'opening' ? (
          <Spinner label={copy.loading} />
        ) : (
          <DraftEditor
            key={shown.opened.number}
            form={form}
            step={step}
            session={session}
            opened={shown.opened}
            own={shown.own}
            onView={chooseView}
          />
        )}
        {goTo !== undefined && <Redirect to={goTo} state={keepFocus} />}
      </Page>
    )
  }
  return (
    <Page title={form.heading}>
      {shown.at === 'unreadable' ? (
        <UnreadablePart
          why={shown.why}
          session={session}
          waiting={<Spinner label={copy.loading} />}
        />
      ) : (
        <DraftFollower form={form} session={session} state={shown} />
      )}
    </Page>
  )
}

function captionOf(form: GrantForm, step: Step | undefined): string | undefined {
  if (step === undefined) return undefined
  const steps = stepsOf(form)
  return stepCopy.caption(form.heading, steps.indexOf(step) + 1, steps.length)
}

function leadOf(form: GrantForm, step: Step | undefined): string | undefined {
  return step && (form.sections.find(({ id }) => id === step.id)?.intro ?? copy.checkLead)
}
