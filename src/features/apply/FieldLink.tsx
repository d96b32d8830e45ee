import { Link, type LinkProps } from '../../ui/page/Link'
import type { FieldPath } from '../../domain/grant-form/grantForm'
import { stepPath } from '../../domain/grant-form/steps'
import { useApply } from './ApplyContext'
import { focusField } from './focusField'

/** A link to a field, on this step or another. */
export function FieldLink({
  path,
  sectionId,
  ...link
}: Omit<LinkProps, 'to' | 'onClick'> & { path: FieldPath; sectionId: string }) {
  const { form } = useApply()
  return (
    <Link
      {...link}
      to={stepPath(form, sectionId, path)}
      onClick={(event) => {
        if (focusField(path)) event.preventDefault()
      }}
    />
  )
}
