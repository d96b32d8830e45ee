import type { Ref, TextareaHTMLAttributes } from 'react'
import { Field, type FieldProps } from './Field'
import { textAreaClass } from './fieldClass'

type TextAreaFieldProps = TextareaHTMLAttributes<HTMLTextAreaElement> &
  FieldProps & { ref?: Ref<HTMLTextAreaElement> }

/** A text area with its label, hint and error; it grows with its text where the browser can. */
export function TextAreaField({ id, label, hint, error, optional, ...area }: TextAreaFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <textarea rows={5} {...control} {...area} className={`${textAreaClass} min-h-32`} />
      )}
    </Field>
  )
}
