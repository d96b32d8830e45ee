import type { Ref, SelectHTMLAttributes } from 'react'
import { Field, type FieldProps } from './Field'
import { fieldClass } from './fieldClass'

type SelectFieldProps = SelectHTMLAttributes<HTMLSelectElement> &
  FieldProps & {
    options: readonly { value: string; label: string }[]
    /** Label of the empty choice; without it there is none. */
    placeholder?: string
    ref?: Ref<HTMLSelectElement>
  }

/** A native select: the best list on a phone. */
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
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <select {...control} {...select} className={fieldClass}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map(({ value, label: words }) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
