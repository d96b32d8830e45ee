export type Figure = { value: string; label: string }

/** A few large figures in a row, each with its name. */
export function Figures({ label, figures }: { label: string; figures: readonly Figure[] }) {
  return (
    <dl
      aria-label={label}
      className="grid gap-x-4 2xs:grid-cols-2 gap-y-8 sm:grid-cols-3 lg:grid-flow-col lg:auto-cols-fr lg:grid-cols-none"
    >
      {figures.map((figure) => (
        <div
          key={figure.label}
          className="flex flex-col-reverse justify-end border-l-3 border-accent pl-4"
        >
          <dt className="text-muted">{figure.label}</dt>
          <dd className="text-2xl font-semibold tracking-tight tabular-nums md:text-3xl">
            {figure.value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
