import { useId } from 'react'
import { Card } from './Card'
import { CheckboxField } from './CheckboxField'
import type { RecordTableProps, Sort } from './recordColumns'
import { SelectField } from './SelectField'

/** The narrow look of a `RecordTable`: a card for each record. It stands under a second-level heading. */
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
        <SortField options={sortable} sort={sort} onSort={onSort} />
      )}
      {selection !== undefined && (
        <CheckboxField
          label={`Select all ${rows.length} shown`}
          checked={selection.all}
          onChange={selection.onToggleAll}
        />
      )}
      <ul aria-label={caption} className="mt-2 grid grid-cols-1 gap-4 sm:grid-cols-2">
        {rows.map((row) => (
          <Card as="li" key={rowKey(row)} className="flex flex-col">
            <h3 className="text-lg">{title.cell(row)}</h3>
            <dl className="mt-3 grid grid-cols-1 gap-x-4 gap-y-1.5 min-[22rem]:grid-cols-[7rem_minmax(0,1fr)]">
              {columns.map((column) => (
                <div key={column.id} className="col-span-full grid grid-cols-subgrid">
                  <dt className="text-sm leading-6 text-muted">{column.header}</dt>
                  <dd>{column.cell(row)}</dd>
                </div>
              ))}
            </dl>
            {(selection !== undefined || renderActions !== undefined) && (
              <div className="mt-auto flex flex-wrap items-center justify-between gap-2 pt-3">
                {selection !== undefined && (
                  <CheckboxField
                    label={
                      <>
                        Select<span className="sr-only"> {rowName(row)}</span>
                      </>
                    }
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

function SortField({
  options,
  sort,
  onSort,
}: {
  options: readonly { id: string; header: string }[]
  sort: Sort
  onSort: (sort: Sort) => void
}) {
  const id = useId()
  return (
    <div className="mb-2 max-w-xs">
      <SelectField
        id={id}
        label="Sort by"
        value={`${sort.by} ${sort.direction}`}
        options={options.flatMap(({ id, header }) => [
          { value: `${id} asc`, label: `${header}, rising` },
          { value: `${id} desc`, label: `${header}, falling` },
        ])}
        onChange={(event) => {
          const [by = '', direction] = event.target.value.split(' ')
          onSort({ by, direction: direction === 'desc' ? 'desc' : 'asc' })
        }}
      />
    </div>
  )
}
