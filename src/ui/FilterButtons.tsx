import { classNames } from '../lib/classNames'

/** A row of choices of which one is in force; says so with `aria-pressed`. */
export function FilterButtons<Value extends string>({
  label,
  options,
  value,
  onChange,
}: {
  label: string
  options: readonly Value[]
  value: Value
  onChange: (value: Value) => void
}) {
  return (
    <div role="group" aria-label={label} className="flex flex-wrap gap-2">
      {options.map((option) => (
        <button
          key={option}
          type="button"
          aria-pressed={option === value}
          onClick={() => onChange(option)}
          className={classNames(
            'min-h-11 rounded-full border px-4 py-1 text-sm font-medium',
            option === value
              ? 'border-brand bg-brand text-on-brand forced-colors:bg-[Highlight] forced-colors:text-[color:HighlightText]'
              : 'border-edge bg-surface text-ink hover:bg-brand-soft',
          )}
        >
          {option}
        </button>
      ))}
    </div>
  )
}
