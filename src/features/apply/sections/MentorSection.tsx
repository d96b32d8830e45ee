import type { Section } from '../../../domain/grant-form/grantForm'
import { GrantField } from '../fields/GrantField'
import { SectionFrame } from './SectionFrame'

export function MentorSection({ section }: { section: Section }) {
  return (
    <SectionFrame section={section}>
      {section.fields.map((field) => (
        <GrantField key={field.name} field={field} path={`mentor.${field.name}`} />
      ))}
    </SectionFrame>
  )
}
