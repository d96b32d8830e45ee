import { Search } from 'lucide'
import { useId } from 'react'
import { classNames } from '../../../lib/classNames'
import { fieldClass } from '../../../ui/fields/fieldClass'
import { useFollowingInput } from '../../../ui/lists/useFollowingInput'
import { Icon } from '../../../ui/page/Icon'

/**
 * A one-line search field for bars without room above it: its label is for screen readers, its hint
 * is the placeholder. Otherwise like `SearchField`.
 */
export function SearchBox({
  label,
  hint,
  value,
  onChange,
}: {
  label: string
  hint: string
  value: string
  onChange: (value: string) => void
}) {
  const id = useId()
  const input = useFollowingInput(value)
  return (
    <div className={classNames('relative', value === '' && 'no-print')}>
      <label htmlFor={id} className="absolute top-0 left-0 grid h-full w-10 place-items-center">
        <span className="sr-only">{label}</span>
        <Icon shape={Search} className="size-5 text-muted" />
      </label>
      <input
        ref={input}
        id={id}
        type="search"
        autoComplete="off"
        placeholder={hint}
        defaultValue={value}
        onChange={(event) => onChange(event.target.value)}
        className={classNames(fieldClass, 'pl-10')}
      />
    </div>
  )
}
