import { useEffect, useRef } from 'react'
import { TextField } from './TextField'

/**
 * A search box whose text is kept elsewhere, for example in the address. It is typed into freely;
 * when the kept text changes from outside (a link, the back button), the box follows.
 */
export function SearchField({
  id,
  label,
  hint,
  value,
  onChange,
}: {
  id: string
  label: string
  hint?: string
  value: string
  onChange: (value: string) => void
}) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // While the person types, the kept text lags behind: it must not take letters away.
    if (input.current !== null && input.current !== document.activeElement) {
      input.current.value = value
    }
  }, [value])
  return (
    <TextField
      ref={input}
      id={id}
      label={label}
      hint={hint}
      type="search"
      autoComplete="off"
      defaultValue={value}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
