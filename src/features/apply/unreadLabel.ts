import { grantFormCopy } from '../../domain/grant-form/copy'
import type { FieldPath, GrantForm, Section } from '../../domain/grant-form/grantForm'
import { unreadCopy as copy } from './copy'

/** The label of the part of the form at this path; the path itself if the form has none. */
export function labelOf(form: GrantForm, path: FieldPath): string {
  if (path in copy.parts) return copy.parts[path as keyof typeof copy.parts]
  const [group = '', ...rest] = path.split('.')
  if (group !== 'teamMembers') return fieldLabel(form, group, rest.join('.')) ?? path
  const [index, ...name] = rest
  const member = grantFormCopy.member(Number(index) + 1)
  if (name.length === 0) return member
  return copy.answerOf(member, fieldLabel(form, 'team', name.join('.')) ?? name.join('.'))
}

function fieldLabel(form: GrantForm, kind: string, name: string): string | undefined {
  const fields = form.sections
    .filter((section: Section) => section.kind === kind)
    .flatMap((section) => section.fields)
  return fields.find((field) => field.name === name)?.label
}
