import { useId, type ReactNode } from 'react'
import { fieldsCopy as copy } from './copy'
import { FieldError } from './FieldError'

/** Ids and states that connect a control to its label, hint and error. */
export type ControlProps = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** What every labelled field takes. */
export type FieldProps = {
  /** For links to it; by default one of its own. */
  id?: string | undefined
  label: string
  hint?: string | undefined
  error?: ReactNode
  /** Adds '(optional)' to the label. */
  optional?: boolean | undefined
}

/** A labelled control with its hint and error. `children` receives the props that connect them. */
export function Field({
  id: given,
  label,
  hint,
  error,
  optional,
  children,
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const own = useId()
  const id = given ?? own
  const hintId = hint === undefined ? undefined : `${id}-hint`
  const errorId = error === undefined ? undefined : `${id}-error`
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label}
        {optional && <span className="font-normal text-muted"> {copy.optional}</span>}
      </label>
      {hint !== undefined && (
        <p id={hintId} className="mb-1 text-sm text-muted">
          {hint}
        </p>
      )}
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {children({
        id,
        'aria-describedby': [hintId, errorId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error === undefined ? undefined : true,
      })}
    </div>
  )
}
