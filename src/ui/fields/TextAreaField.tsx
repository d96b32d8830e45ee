import type { ReactNode, Ref, TextareaHTMLAttributes } from 'react'
import { Field } from './Field'
import { textAreaClass } from './fieldClass'

type TextAreaFieldProps = TextareaHTMLAttributes<HTMLTextAreaElement> & {
  id: string
  label: string
  hint?: string | undefined
  error?: ReactNode
  optional?: boolean
  ref?: Ref<HTMLTextAreaElement>
}

/** A text area with its label, hint and error; it grows with its text where the browser can. */
export function TextAreaField({ id, label, hint, error, optional, ...area }: TextAreaFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional ?? false}>
      {(control) => (
        <textarea rows={5} {...control} {...area} className={`${textAreaClass} min-h-32`} />
      )}
    </Field>
  )
}
