import { ButtonLink } from '../page/Button'

export type FirstStep = {
  title: string
  text: string
  points?: readonly string[]
  links: readonly { to: string; label: string }[]
}

/** What to do first, in order, while there is nothing to show yet. */
export function FirstSteps({
  title,
  lead,
  steps,
}: {
  title: string
  lead: string
  steps: readonly FirstStep[]
}) {
  return (
    <section aria-label={title}>
      <h2 className="text-2xl">{title}</h2>
      <p className="mt-2 max-w-3xl text-muted">{lead}</p>
      <ol className="mt-6 grid gap-x-10 gap-y-8 lg:grid-cols-3">
        {steps.map((step, index) => (
          <li key={step.title} className="border-t-4 border-accent pt-4">
            <h3 className="text-lg">
              <span className="text-accent-ink tabular-nums">{index + 1}.</span> {step.title}
            </h3>
            <p className="mt-1 text-muted">{step.text}</p>
            {step.points !== undefined && (
              <ul className="mt-3 list-disc space-y-1 pl-5">
                {step.points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            )}
            <div className="mt-4 flex flex-wrap gap-2">
              {step.links.map(({ to, label }) => (
                <ButtonLink key={to} variant="secondary" to={to}>
                  {label}
                </ButtonLink>
              ))}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
