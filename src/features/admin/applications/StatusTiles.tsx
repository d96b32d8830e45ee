import { classNames } from '../../../lib/classNames'
import type { OfficeApplication } from '../../../storage/office/officeApplications'
import { copy } from './copy'
import { ofStatus, tileFilters, type StatusFilter } from './filters'

/** The six tiles of spec §2. They always count the whole list, and each works as a filter. */
export function StatusTiles({
  applications,
  value,
  onChange,
}: {
  applications: readonly OfficeApplication[]
  value: StatusFilter
  onChange: (status: StatusFilter) => void
}) {
  return (
    <div
      role="group"
      aria-label={copy.tiles}
      className="grid gap-2 2xs:grid-cols-2 xs:grid-cols-3 lg:grid-cols-6"
    >
      {tileFilters.map((filter) => (
        <button
          key={filter}
          type="button"
          aria-pressed={filter === value}
          onClick={() => onChange(filter)}
          className={classNames(
            'on-paper flex min-h-12 items-baseline justify-between gap-2 rounded-control border px-3 py-2 text-left',
            filter === value
              ? 'border-brand bg-brand text-on-brand'
              : 'border-edge bg-surface hover:bg-brand-soft',
          )}
        >
          <span className="text-sm">{copy.tileLabels[filter]}</span>{' '}
          <span className="text-lg font-semibold tabular-nums">
            {ofStatus(applications, filter).length}
          </span>
        </button>
      ))}
    </div>
  )
}
