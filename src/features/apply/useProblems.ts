import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { GrantForm } from '../../domain/grant-form/grantForm'
import { problemsOf, type Problem } from '../../domain/grant-form/problems'
import { documentTitle, errorTitle } from '../../lib/documentTitle'
import type { GrantFormState } from './useGrantForm'

/** The problems of the last try to submit; each goes when its field is put right. */
export function useProblems(definition: GrantForm, form: GrantFormState) {
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const summary = useRef<HTMLElement>(null)
  const any = problems.length > 0

  useEffect(() => {
    if (!any) return undefined
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const now = new Map(
          problemsOf(definition, values).map((problem) => [problem.path, problem]),
        )
        setProblems((shown) => {
          const left = shown.flatMap((problem) => now.get(problem.path) ?? [])
          const same =
            left.length === shown.length &&
            left.every((problem, index) => problem.message === shown[index]?.message)
          return same ? shown : left
        })
      },
    })
  }, [any, definition, form])

  useEffect(() => {
    document.title = any ? errorTitle(definition.heading) : documentTitle(definition.heading)
  }, [any, definition])

  return {
    problems,
    summary,
    /** Shows the problems and takes the focus to their summary. */
    setProblems(found: readonly Problem[]) {
      flushSync(() => setProblems(found))
      summary.current?.focus()
    },
  }
}
