import type { InputHTMLAttributes, Ref } from 'react'
import { classNames } from '../../lib/classNames'
import { Field, type FieldProps } from './Field'
import { fieldClass } from './fieldClass'

type TextFieldProps = InputHTMLAttributes<HTMLInputElement> &
  FieldProps & { ref?: Ref<HTMLInputElement> }

/** A one-line input with its label, hint and error. Accepts what a form's `register` returns. */
export function TextField({
  id,
  label,
  hint,
  error,
  optional,
  className,
  ...input
}: TextFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      {(control) => <input {...control} {...input} className={classNames(fieldClass, className)} />}
    </Field>
  )
}
