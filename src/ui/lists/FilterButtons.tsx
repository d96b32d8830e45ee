import { classNames } from '../../lib/classNames'

/** A row of choices, one of them active, as marked by `aria-pressed`. */
export function FilterButtons<Value extends string>({
  label,
  options,
  value,
  onChange,
}: {
  label: string
  options: readonly { value: Value; label: string }[]
  /** Undefined if none of them is active. */
  value: Value | undefined
  onChange: (value: Value) => void
}) {
  return (
    <div role="group" aria-label={label} className="flex flex-wrap gap-2">
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
          className={classNames(
            'min-h-11 rounded-full border px-4 py-1 text-sm font-medium',
            option.value === value
              ? 'border-brand bg-brand text-on-brand'
              : 'border-edge bg-surface text-ink hover:bg-brand-soft',
          )}
        >
          {option.label}
        </button>
      ))}
    </div>
  )
}
