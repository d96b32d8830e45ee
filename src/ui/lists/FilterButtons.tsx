import { classNames } from '../../lib/classNames'

/** A row of choices, one of them active, as marked by `aria-pressed`. */
export function FilterButtons<Value extends string>({
  label,
  options,
  value: chosen,
  onChange,
}: {
  label: string
  /** The values with their labels, or values that are their own labels. */
  options: readonly (Value | { value: Value; label: string })[]
  /** Undefined if none of them is active. */
  value: Value | undefined
  onChange: (value: Value) => void
}) {
  return (
    <div role="group" aria-label={label} className="flex flex-wrap gap-2">
      {options.map((option) => {
        const { value, label: words } =
          typeof option === 'string' ? { value: option, label: option } : option
        return (
          <button
            key={value}
            type="button"
            aria-pressed={value === chosen}
            onClick={() => onChange(value)}
            className={classNames(
              'min-h-11 rounded-full border px-4 py-1 text-sm font-medium',
              value === chosen
                ? 'border-brand bg-brand text-on-brand'
                : 'border-edge bg-surface text-ink hover:bg-brand-soft',
            )}
          >
            {words}
          </button>
        )
      })}
    </div>
  )
}
