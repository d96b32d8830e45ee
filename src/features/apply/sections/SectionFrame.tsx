import type { ReactNode } from 'react'
import type { Section } from '../../../domain/grant-form/grantForm'

/** A section with its heading, to which the section list jumps. */
export function SectionFrame({ section, children }: { section: Section; children: ReactNode }) {
  return (
    <section aria-labelledby={`section-${section.id}`}>
      <h2 id={`section-${section.id}`} tabIndex={-1} className="scroll-mt-24 text-2xl">
        {section.title}
      </h2>
      <p className="mt-1 mb-6 text-muted">{section.intro}</p>
      <div className="space-y-6">{children}</div>
    </section>
  )
}
