const colours = {
  good: 'text-good',
  warn: 'text-warn',
  bad: 'text-bad',
  brand: 'text-brand',
} as const

/** A share of a whole, always with its figure as text. `value` is 0 to 100. */
export function ProgressBar({
  label,
  value,
  tone = 'brand',
  text = `${Math.round(value)}%`,
}: {
  label: string
  value: number
  tone?: keyof typeof colours
  text?: string
}) {
  return (
    <div className={colours[tone]}>
      <div className="mb-1 flex flex-wrap justify-between gap-x-3 text-sm">
        <span className="text-muted">{label}</span>
        <span className="font-medium tabular-nums">{text}</span>
      </div>
      <progress
        aria-label={label}
        max={100}
        value={value}
        className="progress-bar block h-2 w-full"
      />
    </div>
  )
}
