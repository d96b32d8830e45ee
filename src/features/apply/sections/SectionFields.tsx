import type { Section } from '../../../domain/grant-form/grantForm'
import { GrantField } from '../fields/GrantField'
import { FieldsForm } from './FieldsForm'
import { TeamFields } from './TeamFields'

/** The fields of a section: for each member of the team, or once for the application or its mentor. */
export function SectionFields({ section }: { section: Section }) {
  const { kind, fields } = section
  if (kind === 'team') return <TeamFields section={section} />
  return (
    <FieldsForm>
      {fields.map((field) => (
        <GrantField key={field.name} field={field} path={`${kind}.${field.name}`} />
      ))}
    </FieldsForm>
  )
}
