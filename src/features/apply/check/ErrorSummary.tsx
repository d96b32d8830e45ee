import type { Ref } from 'react'
import type { Problem } from '../../../domain/grant-form/problems'
import { useApply } from '../ApplyContext'
import { problemsCopy as copy } from '../copy'
import { FieldLink } from '../FieldLink'
import { NextProblem } from './NextProblem'

/** Every problem by step, in the order of the form, with a link to its field. */
export function ErrorSummary({
  problems,
  ref,
}: {
  problems: readonly Problem[]
  /** Ref of the heading. */
  ref: Ref<HTMLHeadingElement>
}) {
  const { form } = useApply()
  if (problems.length === 0) return null
  return (
    <section aria-labelledby="error-summary" className="rounded-card border-3 border-bad p-box">
      <h2 id="error-summary" ref={ref} tabIndex={-1} className="text-xl">
        {copy.title}
      </h2>
      <p className="mt-1 text-muted">{copy.lead(problems.length)}</p>
      {form.sections.map(({ id, title }) => {
        const own = problems.filter(({ sectionId }) => sectionId === id)
        if (own.length === 0) return null
        return (
          <section key={id} className="mt-3">
            <h3 className="font-semibold">{title}</h3>
            <ul>
              {own.map(({ path, line }) => (
                <li key={path}>
                  <FieldLink
                    path={path}
                    sectionId={id}
                    className="inline-flex min-h-11 items-center py-1 align-top font-medium text-bad underline"
                  >
                    {line}
                  </FieldLink>
                </li>
              ))}
            </ul>
          </section>
        )
      })}
      <div className="mt-3">
        <NextProblem from="start" />
      </div>
    </section>
  )
}
