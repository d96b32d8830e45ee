import type { Ref, SelectHTMLAttributes } from 'react'
import { Field } from './Field'
import { fieldClass } from './fieldClass'

type SelectFieldProps = SelectHTMLAttributes<HTMLSelectElement> & {
  id: string
  label: string
  hint?: string | undefined
  error?: string | undefined
  optional?: boolean
  /** The values, or values with the words for them. */
  options: readonly (string | { value: string; label: string })[]
  /** Words of the empty choice; none is offered without it. */
  placeholder?: string
  ref?: Ref<HTMLSelectElement>
}

/** The platform's own select: the best list on a phone. */
export function SelectField({
  id,
  label,
  hint,
  error,
  optional,
  options,
  placeholder,
  ...select
}: SelectFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional ?? false}>
      {(control) => (
        <select {...control} {...select} className={fieldClass}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => {
            const { value, label: words } =
              typeof option === 'string' ? { value: option, label: option } : option
            return (
              <option key={value} value={value}>
                {words}
              </option>
            )
          })}
        </select>
      )}
    </Field>
  )
}
