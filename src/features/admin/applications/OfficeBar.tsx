import { Download, Plus } from 'lucide'
import { classNames } from '../../../lib/classNames'
import { clock } from '../../../lib/clock'
import { saveFile } from '../../../lib/files/saveFile'
import type { OfficeApplication } from '../../../storage/office/officeApplications'
import { SearchBox } from '../lists/SearchBox'
import { FilterButtons } from '../../../ui/lists/FilterButtons'
import { showToast } from '../../../ui/overlays/notices'
import { Button } from '../../../ui/page/Button'
import { applicationsCsv } from './applicationsCsv'
import { copy } from './copy'
import { layouts, noFilters, writeFilters, type Filters } from './filters'
import { Icon } from '../../../ui/page/Icon'

/** Search, layout and actions on the whole list; one line where there is room. */
export function OfficeBar({
  filters,
  onChange,
  search,
  shown,
  total,
  isPart,
  adding,
  onAdd,
}: {
  filters: Filters
  onChange: (change: Partial<Filters>) => void
  /** What the search hears: each letter, and that its field is left. */
  search: { type: (text: string) => void; store: () => void }
  /** The filtered applications; exactly these are exported. */
  shown: readonly OfficeApplication[]
  total: number
  /** Applications of this device are missing from the list. */
  isPart: boolean
  adding: boolean
  onAdd: () => void
}) {
  const { layout } = filters
  const filtered =
    writeFilters(new URLSearchParams(), { ...filters, layout: 'desk' }).toString() !== ''

  function save() {
    saveFile(
      copy.fileName[isPart || shown.length < total ? 'part' : 'whole'](clock.today()),
      applicationsCsv(shown),
      'text/csv;charset=utf-8',
    )
    showToast(copy.exported(shown.length))
  }

  return (
    <div className="my-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      <div
        onBlur={search.store}
        className={classNames(
          'min-w-[min(15rem,100%)] flex-1 lg:max-w-sm',
          filters.search === '' && 'no-print',
        )}
      >
        <SearchBox
          label={copy.search}
          hint={copy.searchHint}
          value={filters.search}
          onChange={search.type}
        />
      </div>
      {filters.status !== 'all' && (
        <p className="hidden print:block">{copy.printedStatus(copy.tileLabels[filters.status])}</p>
      )}
      <p role="status" className="text-muted">
        {copy.count(shown.length, total)}
      </p>
      {filtered && (
        <Button variant="quiet" size="small" onClick={() => onChange({ ...noFilters, layout })}>
          {copy.reset}
        </Button>
      )}
      <div className="no-print flex flex-wrap items-center gap-2 lg:ml-auto">
        <FilterButtons
          label={copy.layout}
          options={layouts.map((value) => ({ value, label: copy.layouts[value] }))}
          value={layout}
          onChange={(layout) => onChange({ layout })}
        />
        <Button variant="secondary" size="small" once disabled={shown.length === 0} onClick={save}>
          <Icon shape={Download} className="size-5" />
          {copy.export}
        </Button>
        <Button size="small" aria-haspopup="dialog" aria-expanded={adding} onClick={onAdd}>
          <Icon shape={Plus} className="size-5" />
          {copy.add}
        </Button>
      </div>
    </div>
  )
}
