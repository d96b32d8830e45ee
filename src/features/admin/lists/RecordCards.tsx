import { Card } from '../../../ui/page/Card'
import { CheckboxField } from '../../../ui/fields/CheckboxField'
import { listCopy as copy } from './copy'
import type { RecordTableProps } from './recordColumns'
import { SortField } from './SortField'

/** The narrow form of a `RecordTable`: a card for each record. Expects a second-level heading above. */
export function RecordCards<Row>({
  caption,
  rows,
  rowKey,
  rowName,
  columns: [title, ...columns],
  renderActions,
  selection,
  sort,
  onSort,
  furtherSorts,
}: RecordTableProps<Row>) {
  const sortable = [
    ...(furtherSorts ?? []),
    ...[title, ...columns].filter((column) => column.sortable === true),
  ]
  return (
    <>
      {sort !== undefined && onSort !== undefined && (
        <div className="mt-4 mb-2 sm:max-w-xs">
          <SortField
            options={sortable}
            sort={sort}
            onSort={(chosen) => chosen !== undefined && onSort(chosen)}
          />
        </div>
      )}
      {selection !== undefined && (
        <div className="no-print">
          <CheckboxField
            label={copy.selectAll(rows.length)}
            checked={selection.all}
            onChange={selection.onToggleAll}
          />
        </div>
      )}
      <ul aria-label={caption} className="mt-2 grid grid-cols-1 gap-4 sm:grid-cols-2">
        {rows.map((row) => (
          <Card key={rowKey(row)} className="flex flex-col">
            <h3 className="text-lg">{title.cell(row)}</h3>
            <dl className="mt-3 grid grid-cols-1 gap-x-4 gap-y-1.5 **:whitespace-normal min-[22rem]:grid-cols-[7rem_minmax(0,1fr)]">
              {columns.map((column) => (
                <div
                  key={column.id}
                  className="col-span-full grid grid-cols-subgrid items-baseline"
                >
                  <dt className="text-sm text-muted">{column.header}</dt>
                  <dd>{column.cell(row)}</dd>
                </div>
              ))}
            </dl>
            {(selection !== undefined || renderActions !== undefined) && (
              <div className="no-print mt-auto flex flex-wrap items-center justify-between gap-2 pt-3">
                {selection !== undefined && (
                  <CheckboxField
                    label={copy.select}
                    aria-label={copy.selectRow(rowName(row))}
                    checked={selection.isSelected(row)}
                    onChange={() => selection.onToggle(row)}
                  />
                )}
                {renderActions !== undefined && (
                  <div className="ml-auto flex flex-wrap gap-1">{renderActions(row)}</div>
                )}
              </div>
            )}
          </Card>
        ))}
      </ul>
    </>
  )
}
