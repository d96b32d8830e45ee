import type { HandInStep } from '../../../domain/application/handIn'
import type { ListStatus } from '../../../domain/application/status'

/** The steps that the applicant does on paper and reports here. */
export type PaperStep = Exclude<HandInStep, 'decision'>

export type StepState = 'done' | 'now' | 'later'

type Shown = {
  state: StepState
  /** The step's form is open, for a first entry or a change. */
  form: boolean
  /** The entry can be changed. */
  changeable: boolean
}

/**
 * How the steps on paper are shown. Those before `next` are done, and once there is a decision all
 * are. Nothing can be entered for a withdrawn application.
 */
export function paperSteps(
  status: ListStatus,
  next: HandInStep,
  changing: PaperStep | undefined,
): Record<PaperStep, Shown> {
  const withdrawn = status === 'withdrawn'
  const decided = !withdrawn && status !== 'not-handed-in' && status !== 'handed-in'
  const shown = (step: PaperStep, done: boolean): Shown => {
    const due = !withdrawn && !decided && !done && next === step
    return {
      state: done || decided ? 'done' : due ? 'now' : 'later',
      form: changing === step || (changing === undefined && due),
      changeable: !withdrawn && changing === undefined,
    }
  }
  return {
    signed: shown('signed', next !== 'signed'),
    'handed-in': shown('handed-in', next === 'decision'),
  }
}
