import type { Section } from '../../../domain/grant-form/grantForm'
import { GrantField } from '../fields/GrantField'
import { TeamFields } from './TeamFields'

/** The fields of a section: for each member of the team, or once for the application or its mentor. */
export function SectionFields({ section }: { section: Section }) {
  if (section.kind === 'team') return <TeamFields section={section} />
  return (
    <div className="space-y-6">
      {section.fields.map((field) => (
        <GrantField key={field.name} field={field} path={`${section.kind}.${field.name}`} />
      ))}
    </div>
  )
}
