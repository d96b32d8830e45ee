import type { GrantForm, GrantValues, GroupValues, Section } from './grantForm'

/** The same values with other attachments: `replacement` gives the new id, or '' where there is none. */
export function replaceFiles(
  form: GrantForm,
  values: GrantValues,
  replacement: (attachmentId: string) => string,
): GrantValues {
  const inGroup = (kind: Section['kind'], group: GroupValues): GroupValues => {
    const names = fileFields(form, kind)
    return Object.fromEntries(
      Object.entries(group).map(([name, value]) => [
        name,
        names.has(name) && value !== '' ? replacement(value) : value,
      ]),
    )
  }
  return {
    fields: inGroup('fields', values.fields),
    teamMembers: values.teamMembers.map((member) => inGroup('team', member)),
    teamLeader: values.teamLeader,
    mentor: inGroup('mentor', values.mentor),
  }
}

function fileFields(form: GrantForm, kind: Section['kind']): Set<string> {
  return new Set(
    form.sections
      .filter((section) => section.kind === kind)
      .flatMap((section) => section.fields)
      .filter((field) => field.kind === 'file')
      .map((field) => field.name),
  )
}
