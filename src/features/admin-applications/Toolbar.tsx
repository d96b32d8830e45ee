import { Download, Plus } from 'lucide-react'
import { useId } from 'react'
import { isoDay } from '../../lib/dates'
import { saveFile } from '../../lib/saveFile'
import type { OfficeApplication } from '../../storage/officeApplications'
import { Button } from '../../ui/Button'
import { FilterButtons } from '../../ui/FilterButtons'
import { showToast } from '../../ui/notices'
import { SearchField } from '../../ui/SearchField'
import { applicationsCsv } from './applicationsCsv'
import { copy } from './copy'
import { noFilters, statusFilters, writeFilters, type Filters } from './filters'

/** Search, the five filters, and what concerns the whole list. */
export function Toolbar({
  filters,
  onChange,
  shown,
  total,
  onAdd,
}: {
  filters: Filters
  onChange: (change: Partial<Filters>) => void
  /** What the filters leave: exactly this is exported. */
  shown: readonly OfficeApplication[]
  total: number
  onAdd: () => void
}) {
  const searchId = useId()
  const { status, search } = filters
  const filtered = writeFilters(new URLSearchParams(), filters).toString() !== ''

  function save() {
    saveFile(
      `applications-${isoDay(Date.now())}.csv`,
      applicationsCsv(shown),
      'text/csv;charset=utf-8',
    )
    showToast(copy.exported(shown.length))
  }

  return (
    <div className="mt-5 mb-4 space-y-4">
      <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
        <div className="min-w-64 flex-1">
          <SearchField
            id={searchId}
            label={copy.search}
            hint={copy.searchHint}
            value={search}
            onChange={(search) => onChange({ search })}
          />
        </div>
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" disabled={shown.length === 0} onClick={save}>
            <Download aria-hidden className="size-5" />
            {copy.export}
          </Button>
          <Button onClick={onAdd}>
            <Plus aria-hidden className="size-5" />
            {copy.add}
          </Button>
        </div>
      </div>
      <FilterButtons
        label={copy.filterLabel}
        options={statusFilters}
        value={status}
        onChange={(status) => onChange({ status })}
      />
      <div className="flex min-h-11 flex-wrap items-center gap-x-3">
        <p role="status" className="text-muted">
          {copy.count(shown.length, total)}
        </p>
        {filtered && (
          <Button variant="quiet" size="small" onClick={() => onChange(noFilters)}>
            {copy.reset}
          </Button>
        )}
      </div>
    </div>
  )
}
