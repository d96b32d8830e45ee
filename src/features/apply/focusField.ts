import type { FieldPath } from '../../domain/grant-form/grantForm'

/**
 * Moves the focus to a field of the open step, unfolding its member if needed; false when the field
 * is on another step.
 */
export function focusField(path: FieldPath, options?: FocusOptions): boolean {
  const field = document.getElementById(path)
  if (field === null) return false
  field.closest('details')?.setAttribute('open', '')
  field.focus(options)
  return true
}
