export type Fact = { name: string; value: string; note: string }

/** The facts of a grant, each with its figure and an explanation. */
export function FactList({ label, facts }: { label: string; facts: readonly Fact[] }) {
  return (
    <dl aria-label={label} className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
      {facts.map((fact) => (
        <div key={fact.name} className="border-t border-line py-4">
          <dt className="text-muted">{fact.name}</dt>
          <dd className="mt-1 text-2xl font-semibold tracking-tight text-brand">{fact.value}</dd>
          <dd className="mt-1 text-sm text-muted">{fact.note}</dd>
        </div>
      ))}
    </dl>
  )
}
