import { useEffect, useState } from 'react'
import type { GrantForm } from '../../domain/grant-form/grantForm'
import { checkStep, onePage, type Step } from '../../domain/grant-form/steps'
import type { DraftSession } from '../../storage/drafts/DraftSession'
import type { OpenedDraft } from '../../storage/drafts/draftState'
import type { OwnDetails } from '../../storage/drafts/ownDetails'
import { useUndosHere } from '../../ui/screen/useFreshUndos'
import { useStickyRoom } from '../../ui/page/useStickyRoom'
import { useWide } from '../../ui/screen/useWide'
import { ApplyContext } from './ApplyContext'
import { CheckScreen } from './check/CheckScreen'
import { DraftActions } from './DraftActions'
import { WherePart } from './lateParts'
import { LeaveGuard } from './LeaveGuard'
import { NewForm } from './NewForm'
import { OnePageScreen } from './OnePageScreen'
import { PassportSection } from './passport/PassportSection'
import { useRestorePoints } from './saving/useRestorePoints'
import { SaveAnnouncer } from './saving/SaveAnnouncer'
import { SaveStatus } from './saving/SaveStatus'
import { SectionScreen } from './sections/SectionScreen'
import { StepList } from './steps/StepList'
import { StepSheetButton } from './steps/StepSheetButton'
import { UnreadParts } from './UnreadParts'
import { answersOf } from './undone'
import { useCheckedSections } from './steps/useCheckedSections'
import type { FormView } from './steps/useFormView'
import { useGrantForm } from './useGrantForm'
import { useLateParts } from './useLateParts'
import { useOwnAnswers } from './useOwnDetails'
import { useProblems } from './check/useProblems'
import { ViewSwitch } from './steps/ViewSwitch'
import { titleAt } from './steps/titleAt'
import { useStore } from '../../lib/react/useStore'

/**
 * The form in the tab that edits: one step or the whole form, with the list of steps and the save
 * status.
 */
export function DraftEditor({
  form,
  step,
  session,
  opened,
  own,
  onView,
}: {
  form: GrantForm
  /** Undefined in the one-page view. */
  step: Step | undefined
  session: DraftSession
  opened: OpenedDraft
  /** What the profile knows about the applicant. */
  own: OwnDetails
  onView: (view: FormView) => void
}) {
  const stepId = step?.id ?? onePage
  // Copies are saved before starting and when finished: in between the buttons would be in the way.
  const isEnd = [form.sections[0]?.id, checkStep.id, onePage].includes(stepId)
  const section = form.sections.find(({ id }) => id === stepId)
  const { left, checked, checkAll } = useCheckedSections(form, stepId, opened.place?.left ?? [])
  const { answers, save, fill, lastField } = useGrantForm(form, opened, session.files, {
    stepId,
    left,
  })
  useUndosHere(answersOf(session.draftId))
  useOwnAnswers(form, answers, own, fill)
  const attachments = useStore(session.files)
  const { problems, showProblems, summary } = useProblems(form, answers, session, {
    stepId,
    checked,
    title: titleAt(form, step),
  })
  const { writer } = opened
  const stuck = useStickyRoom('Bottom')
  const wide = useWide()
  const [asking, setAsking] = useState(false)
  const [submitting, setSubmitting] = useState(false)
  // Drawn at every key, so only where it is seen.
  const status = <SaveStatus writer={writer} onAsk={() => setAsking(true)} />
  useLateParts()
  useEffect(() => void opened.tidy?.().catch(() => undefined), [opened])
  useRestorePoints(form, session.draftId, opened, stepId)
  const check = {
    problems,
    summary,
    onProblems: (found: typeof problems) => {
      checkAll()
      showProblems(found)
    },
    onSubmitting: setSubmitting,
  }

  return (
    <ApplyContext
      value={{
        form,
        answers,
        session,
        save,
        fill,
        stepId,
        checked,
        lastField,
        attachments,
        problems: new Map(problems.map(({ path, message }) => [path, message])),
        own,
      }}
    >
      {/* Under a short step on a tablet the bar below is at the foot of the screen, not half-way. */}
      <div className="min-h-[85dvh] lg:grid lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-12">
        {wide && (
          <aside className="no-print sticky top-6 space-y-4 self-start">
            <StepList />
            {/* Seen while somebody types, also where the window is lower than this column. */}
            <div className="sticky bottom-(--status-room) border-t border-line bg-page pt-2">
              {status}
            </div>
            <ViewSwitch onView={onView} />
          </aside>
        )}
        <div
          inert={submitting}
          className="max-w-2xl min-w-0 space-y-10 pb-8 lg:pb-0 [&_:is(input,textarea,select)]:scroll-mt-28"
        >
          <NewForm key={`new ${stepId}`} opened={opened} />
          <UnreadParts form={form} parts={opened.unread} />
          {stepId === checkStep.id ? (
            <CheckScreen {...check} />
          ) : section === undefined ? (
            <OnePageScreen {...check} />
          ) : (
            <SectionScreen key={stepId} section={section} />
          )}
          {isEnd && <PassportSection writer={writer} />}
          <DraftActions writer={writer} />
        </div>
      </div>
      <SaveAnnouncer writer={writer} />
      <LeaveGuard writer={writer} />
      {/* Above a phone's keyboard a few lines of large text are left, and they are for the field. */}
      <div
        ref={stuck}
        className="no-print bottom-(--status-room) z-20 [@media(height>=14rem)]:sticky -mx-4 -mb-3 flex flex-wrap items-center justify-between gap-x-1 border-t border-line bg-page px-4 py-0.5 md:-mx-6 md:px-6 lg:hidden"
      >
        <StepSheetButton />
        {!wide && status}
      </div>
      {asking && <WherePart writer={writer} onClose={() => setAsking(false)} />}
    </ApplyContext>
  )
}
