import type { OwnDetail } from '../../../domain/grant-form/grantForm'
import { useApply } from '../ApplyContext'
import { applyCopy as copy } from '../copy'
import type { GrantPath } from '../paths'
import { useFormValue } from '../useFormValue'

/** Marks an answer that is as the applicant's profile, or an earlier form, has it. */
export function FromProfile({ path, own }: { path: GrantPath; own: OwnDetail }) {
  const { answers, own: details } = useApply()
  const detail = details[own]
  const same = useFormValue(answers, () => answers.getValues(path) === detail)
  if (!detail || !same) return null
  return (
    <p className="mt-1 text-sm text-muted">
      {details.typed?.includes(own) ? copy.asTyped : copy.fromProfile}
    </p>
  )
}
