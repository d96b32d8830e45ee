import {
  fieldsOf,
  type Field,
  type FieldPath,
  type GrantForm,
  type GrantValues,
  type GroupValues,
  type Section,
} from './grantForm'

type Change = (field: Field, value: string, path: FieldPath) => string

/**
 * The values with `change` applied to each field of the form; keys that the form does not know are
 * kept.
 */
export function mapFields(form: GrantForm, values: GrantValues, change: Change): GrantValues {
  const changed = (group: GroupValues, kind: Section['kind'], prefix: string): GroupValues => ({
    ...group,
    ...Object.fromEntries(
      fieldsOf(form, kind).map((field) => [
        field.name,
        change(field, group[field.name] ?? '', `${prefix}.${field.name}`),
      ]),
    ),
  })
  return {
    fields: changed(values.fields, 'fields', 'fields'),
    teamMembers: values.teamMembers.map((member, index) =>
      changed(member, 'team', `teamMembers.${index}`),
    ),
    teamLeader: values.teamLeader,
    mentor: changed(values.mentor, 'mentor', 'mentor'),
  }
}
