import { classNames } from '../../../lib/classNames'

/** `share` is the part's length beside the others, in whole steps. */
export type BarPart = { label: string; share: 1 | 2 | 3 }

const lengths = { 1: 'flex-1', 2: 'flex-2', 3: 'flex-3' } as const

/** Parts of a whole, drawn to scale. The list below it says the same in words. */
export function ShareBar({ parts }: { parts: readonly BarPart[] }) {
  return (
    <div aria-hidden className="flex gap-1 text-center text-sm font-semibold max-sm:text-xs">
      {parts.map((part, index) => (
        <span
          // Equal parts are told apart by their place alone, and the list never changes.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          className={classNames(
            'grid min-h-12 min-w-0 place-items-center rounded-sm px-0.5 leading-tight first:rounded-l-control last:rounded-r-control',
            index % 2 === 0 ? 'bg-brand text-on-brand' : 'bg-brand-soft text-brand',
            lengths[part.share],
          )}
        >
          {part.label}
        </span>
      ))}
    </div>
  )
}
