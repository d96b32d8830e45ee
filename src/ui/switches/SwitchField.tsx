import { useId, type InputHTMLAttributes, type Ref } from 'react'

type SwitchFieldProps = InputHTMLAttributes<HTMLInputElement> & {
  label: string
  hint?: string
  ref?: Ref<HTMLInputElement>
}

/** A setting that is on or off, with its label and hint; the whole row is clickable. */
export function SwitchField({ label, hint, ...input }: SwitchFieldProps) {
  const hintId = useId()
  return (
    <label className="flex min-h-14 flex-wrap items-center justify-between gap-4 py-2">
      <span className="flex-1 basis-40">
        <span className="block font-semibold">{label}</span>
        {hint !== undefined && (
          <span id={hintId} className="block text-sm text-muted">
            {hint}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        aria-label={label}
        aria-describedby={hint === undefined ? undefined : hintId}
        {...input}
        className="switch shrink-0"
      />
    </label>
  )
}
