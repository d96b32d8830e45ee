import { policySections } from './sampleCopy'

/** The sections of the policy with a summary of each; the heading level fits the page. */
export function PolicyHighlights() {
  return (
    <div className="grid gap-x-10 gap-y-6 md:grid-cols-2">
      {policySections.map((section) => (
        <div key={section.title}>
          <h3 className="text-lg">{section.title}</h3>
          <ul className="mt-2 list-disc space-y-1 pl-5 text-muted">
            {section.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
