import type { Section } from '../../../domain/grant-form/grantForm'
import { GrantField } from '../fields/GrantField'
import { SectionFrame } from './SectionFrame'

export function FieldsSection({ section }: { section: Section }) {
  return (
    <SectionFrame section={section}>
      {section.fields.map((field) => (
        <GrantField key={field.name} field={field} path={`fields.${field.name}`} />
      ))}
    </SectionFrame>
  )
}
