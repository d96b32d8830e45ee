import { useRef, useState, type ReactNode } from 'react'
import { useStillHere } from '../../../auth/useUser'
import { nextStep, type HandedIn, type HandIn } from '../../../domain/application/handIn'
import type { MyApplication } from '../../../domain/application/myApplication'
import { formatDate, isoDay } from '../../../lib/dates'
import { act } from '../../../ui/overlays/act'
import * as failures from '../../../ui/overlays/failureCopy'
import { useNow } from '../../../ui/screen/useNow'
import { trackerCopy as copy } from './copy'
import { DecisionStep } from './DecisionStep'
import { DoneLine } from './DoneLine'
import { HandedInForm } from './HandedInForm'
import { SignedForm } from './SignedForm'
import type { Changing } from './StepForm'
import { keepHandIn } from './trackerActions'
import { TrackerStep } from './TrackerStep'
import { paperSteps, type PaperStep } from './paperSteps'

/** Where an application on this device really is, with the dates that its applicant enters. */
export function Tracker({
  application,
  submittedAt,
  print,
  pack,
}: {
  application: MyApplication
  /** The moment, formatted. */
  submittedAt: string
  /**
   * The controls to print the application and to hand over the pack, each shown at the step that
   * needs it.
   */
  print: ReactNode
  pack: ReactNode
}) {
  const stillHere = useStillHere()
  const list = useRef<HTMLOListElement>(null)
  const [changing, setChanging] = useState<PaperStep>()
  const { id, status, submittedDate, handIn = {} } = application
  const { signedOn, handedIn } = handIn
  const days = { submittedOn: submittedDate, today: isoDay(useNow()), handIn }
  const { signed, 'handed-in': given } = paperSteps(status, nextStep(handIn), changing)

  /** Moves the focus to the step, whose form or button is about to go. */
  function settle(step: PaperStep) {
    setChanging(undefined)
    const item = list.current?.children[step === 'signed' ? 1 : 2]
    if (item instanceof HTMLElement) item.focus()
  }

  function keep(step: PaperStep, after: HandIn, said: string, onSaved?: () => void) {
    act(async () => {
      await keepHandIn(id, after, said, stillHere)
      onSaved?.()
      settle(step)
    }, failures.change)
  }

  const keepSigned = (day: string, onSaved: () => void) =>
    keep('signed', { ...handIn, signedOn: day }, copy.signed.saved(formatDate(day)), onSaved)
  const keepHandedIn = (after: HandedIn, onSaved: () => void) =>
    keep(
      'handed-in',
      { ...handIn, handedIn: after },
      copy['handed-in'].saved(formatDate(after.on), after.to),
      onSaved,
    )

  const { signedOn: _day, ...withoutDay } = handIn
  const { handedIn: _handedIn, ...withoutHandedIn } = handIn

  /** The ways out of changing a step: `rest` is left once its entry is removed, if there is one. */
  function changeOf(step: PaperStep, rest: HandIn | undefined): Changing {
    const onCancel = () => settle(step)
    if (rest === undefined) return { onCancel, clear: undefined }
    // Done all the same, because a later step is.
    const staysDone = paperSteps(status, nextStep(rest), undefined)[step].state === 'done'
    const [label, said] = staysDone ? [copy.remove, copy.removed] : [copy.clear, copy[step].cleared]
    return { onCancel, clear: { label, onClear: () => keep(step, rest, said) } }
  }

  return (
    <ol ref={list} aria-label={copy.title}>
      <TrackerStep title={copy.kept.title} state="done">
        <p className="text-muted">{copy.kept.detail(submittedAt)}</p>
      </TrackerStep>
      <TrackerStep title={copy.signed.title} state={signed.state}>
        {signed.state === 'done' ? (
          <DoneLine
            text={signedOn === undefined ? copy.notSaid : copy.signed.done(formatDate(signedOn))}
            changeName={copy.signed.change}
            onChange={signed.changeable ? () => setChanging('signed') : undefined}
          />
        ) : (
          status !== 'withdrawn' && <p className="text-muted">{copy.signed.todo}</p>
        )}
        {print}
        {signed.form && (
          <SignedForm
            submissionId={id}
            days={days}
            onSave={keepSigned}
            changing={
              changing && changeOf('signed', signedOn === undefined ? undefined : withoutDay)
            }
          />
        )}
      </TrackerStep>
      <TrackerStep title={copy['handed-in'].title} state={given.state}>
        {given.state === 'done' ? (
          <DoneLine
            text={
              handedIn === undefined
                ? copy.notSaid
                : copy['handed-in'].done(formatDate(handedIn.on), handedIn.to)
            }
            changeName={copy['handed-in'].change}
            onChange={given.changeable ? () => setChanging('handed-in') : undefined}
          />
        ) : (
          status !== 'withdrawn' && <p className="text-muted">{copy['handed-in'].todo}</p>
        )}
        {pack}
        {given.form && (
          <HandedInForm
            submissionId={id}
            days={days}
            onSave={keepHandedIn}
            changing={
              changing &&
              changeOf('handed-in', handedIn === undefined ? undefined : withoutHandedIn)
            }
          />
        )}
      </TrackerStep>
      <DecisionStep application={application} today={days.today} />
    </ol>
  )
}
