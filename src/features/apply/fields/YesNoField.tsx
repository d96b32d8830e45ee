import type { InputHTMLAttributes, Ref } from 'react'
import { FieldError } from '../../../ui/fields/FieldError'
import { applyCopy as copy } from '../copy'

type YesNoFieldProps = InputHTMLAttributes<HTMLInputElement> & {
  id: string
  label: string
  hint: string | undefined
  error: string | undefined
  ref: Ref<HTMLInputElement>
}

/** Two radio buttons; neither is selected at first. */
export function YesNoField({
  id,
  label,
  hint,
  error,
  'aria-required': required,
  ...input
}: YesNoFieldProps) {
  const errorId = error && `${id}-error`
  return (
    <fieldset role="radiogroup" aria-required={required} aria-describedby={errorId}>
      <legend className="mb-1 font-semibold">{label}</legend>
      {hint && <p className="mb-1 text-sm text-muted">{hint}</p>}
      {errorId && <FieldError id={errorId}>{error}</FieldError>}
      <div className="flex flex-wrap gap-x-6">
        {(['yes', 'no'] as const).map((value) => (
          <label key={value} className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              {...input}
              // The error summary links to the first one.
              id={value === 'yes' ? id : `${id}-no`}
              value={value}
              className="size-6 accent-brand"
            />
            {copy[value]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
