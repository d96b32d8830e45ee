import { classNames } from '../../lib/classNames'
import { TextField } from '../fields/TextField'
import { useFollowingInput } from './useFollowingInput'

/**
 * A search field whose text is stored elsewhere, for example in the address. When the stored text
 * changes from outside (a link, the back button), the field follows.
 */
export function SearchField({
  label,
  hint,
  value,
  onChange,
}: {
  label: string
  hint?: string
  value: string
  onChange: (value: string) => void
}) {
  const input = useFollowingInput(value)
  return (
    // On paper it says what the list was searched for, or nothing.
    <div className={classNames(value === '' && 'no-print')}>
      <TextField
        ref={input}
        label={label}
        hint={hint}
        type="search"
        autoComplete="OFF" // in capitals: docs/phone.md
        defaultValue={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}
