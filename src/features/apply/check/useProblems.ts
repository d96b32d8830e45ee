import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { GrantForm } from '../../../domain/grant-form/grantForm'
import type { Problem } from '../../../domain/grant-form/problems'
import { checkStep, onePage } from '../../../domain/grant-form/steps'
import { documentTitle, errorTitle } from '../../../lib/documentTitle'
import type { DraftSession } from '../../../storage/drafts/DraftSession'
import type { FormAnswers } from '../answers/FormAnswers'
import { submitProblems } from './submitProblems'

/**
 * The problems that a step shows: those it had when it was opened again, or at the last attempt to
 * submit; each goes when its field is fixed. The check shows those of the whole form.
 */
export function useProblems(
  form: GrantForm,
  answers: FormAnswers,
  session: Pick<DraftSession, 'files'>,
  { stepId, checked, title }: { stepId: string; checked: readonly string[]; title: string },
) {
  const problemsAtOpening = (): readonly Problem[] => {
    const all = submitProblems(form, answers.getValues(), session)
    if (stepId === checkStep.id) return all
    return all.filter(
      ({ sectionId }) =>
        checked.includes(sectionId) && (stepId === onePage || sectionId === stepId),
    )
  }
  const [shown, setShown] = useState(() => ({ stepId, problems: problemsAtOpening() }))
  const summary = useRef<HTMLHeadingElement>(null)
  if (shown.stepId !== stepId) setShown({ stepId, problems: problemsAtOpening() })
  const { problems } = shown
  const any = problems.length > 0

  // After the layout effect that fills in what the profile knows: that is missing no more.
  useLayoutEffect(() => {
    if (!any) return undefined
    update()
    return answers.subscribeOncePainted(update)

    function update() {
      const found = submitProblems(form, answers.getValues(), session)
      const now = new Map(found.map((problem) => [problem.path, problem]))
      setShown((before) => {
        const left = before.problems.flatMap((problem) => now.get(problem.path) ?? [])
        const same =
          left.length === before.problems.length &&
          left.every((problem, index) => problem.message === before.problems[index]?.message)
        return same ? before : { ...before, problems: left }
      })
    }
  }, [any, form, answers, session])

  useEffect(() => {
    document.title = any ? errorTitle(title) : documentTitle(title)
    // What takes the form's place has none of its problems.
    return () => {
      document.title = documentTitle(title)
    }
  }, [any, title])

  return {
    problems,
    /** Ref for the heading of the summary. */
    summary,
    /** Shows the problems and moves the focus to their summary. */
    showProblems(found: readonly Problem[]) {
      flushSync(() => setShown({ stepId, problems: found }))
      const heading = summary.current
      heading?.scrollIntoView({ block: 'start' })
      heading?.focus({ preventScroll: true })
    },
  }
}
