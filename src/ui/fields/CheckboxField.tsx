import type { InputHTMLAttributes, ReactNode, Ref } from 'react'

type CheckboxFieldProps = InputHTMLAttributes<HTMLInputElement> & {
  label: ReactNode
  ref?: Ref<HTMLInputElement>
}

/** A checkbox with its label; the whole row is clickable. */
export function CheckboxField({ label, ...input }: CheckboxFieldProps) {
  return (
    <label className="flex gap-3">
      <input type="checkbox" {...input} className="mt-2.5 size-6 shrink-0 accent-brand" />
      <span className="py-2.25">{label}</span>
    </label>
  )
}
