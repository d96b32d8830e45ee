import type { Ref } from 'react'
import type { Problem } from '../../domain/grant-form/problems'
import { applyCopy as copy } from './copy'

/** Every problem, in the order of the form and in the words at the field, with a link to it. */
export function ErrorSummary({
  problems,
  ref,
}: {
  problems: readonly Problem[]
  ref: Ref<HTMLElement>
}) {
  if (problems.length === 0) return null
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-labelledby="error-summary"
      className="rounded-card border-3 border-bad p-5"
    >
      <h2 id="error-summary" className="text-xl">
        {copy.problemsTitle}
      </h2>
      <p className="mt-1 text-muted">{copy.problemsLead}</p>
      <ul className="mt-3 space-y-1">
        {problems.map(({ path, message }) => (
          <li key={path}>
            <a
              href={`#${path}`}
              className="inline-flex min-h-11 items-center font-medium text-bad underline"
              onClick={(event) => {
                // The fragment stays out of the address: the router would take it for a navigation.
                event.preventDefault()
                document.getElementById(path)?.focus()
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
