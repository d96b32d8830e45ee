import { classNames } from '../../../lib/classNames'
import { listCopy as copy } from './copy'
import { RecordCards } from './RecordCards'
import { nextSort, type Column, type RecordTableProps, type Sort } from './recordColumns'
import { sortMark } from './sortMark'
import { useWide } from '../../../ui/screen/useWide'
import { Icon } from '../../../ui/page/Icon'

/** Similar records: a table where there is room, otherwise cards with the same content and actions. */
export function RecordTable<Row>(props: RecordTableProps<Row>) {
  return useWide() ? <WideTable {...props} /> : <RecordCards {...props} />
}

function WideTable<Row>({
  caption,
  rows,
  rowKey,
  rowName,
  columns,
  renderActions,
  selection,
  sort,
  onSort,
}: RecordTableProps<Row>) {
  return (
    <table className="w-full border-collapse text-left text-[0.9375rem] wrap-break-word">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b-2 border-line text-sm text-muted">
          {selection !== undefined && (
            <th scope="col" className="no-print w-11">
              <Check
                label={copy.selectAll(rows.length)}
                checked={selection.all}
                onChange={selection.onToggleAll}
              />
            </th>
          )}
          {columns.map((column) => (
            <Heading key={column.id} column={column} sort={sort} onSort={onSort} />
          ))}
          {renderActions !== undefined && (
            <th scope="col" className="no-print px-2 py-2 text-right font-semibold">
              {copy.actions}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr
            key={rowKey(row)}
            className={classNames(
              'border-b border-line align-top',
              selection?.isSelected(row) === true && 'bg-brand-soft',
            )}
          >
            {selection !== undefined && (
              <td className="no-print w-11">
                <Check
                  label={copy.selectRow(rowName(row))}
                  checked={selection.isSelected(row)}
                  onChange={() => selection.onToggle(row)}
                />
              </td>
            )}
            {columns.map((column, index) => {
              const Cell = index === 0 ? 'th' : 'td'
              return (
                <Cell
                  key={column.id}
                  scope={index === 0 ? 'row' : undefined}
                  className={classNames(
                    // A word that is broken only where it must be would make the table as wide as itself,
                    'max-w-[min(20rem,22vw)] px-2 py-3 font-normal',
                    // and long words in several columns wider than the screen.
                    column.free === true && 'min-w-32 wrap-anywhere',
                    column.numeric === true && 'text-right tabular-nums whitespace-nowrap',
                  )}
                >
                  {column.cell(row)}
                </Cell>
              )
            })}
            {renderActions !== undefined && (
              <td className="no-print py-1 text-right">{renderActions(row)}</td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Heading<Row>({
  column,
  sort,
  onSort,
}: {
  column: Column<Row>
  sort: Sort | undefined
  onSort: ((sort: Sort) => void) | undefined
}) {
  const look = classNames('px-2 py-2 font-semibold', column.numeric === true && 'text-right')
  if (column.sortable !== true || sort === undefined || onSort === undefined) {
    return (
      <th scope="col" className={look}>
        {column.header}
      </th>
    )
  }
  const { icon, aria } = sortMark(sort, column.id)
  return (
    <th scope="col" aria-sort={aria} className={look}>
      <button
        type="button"
        onClick={() => onSort(nextSort(sort, column.id))}
        className="-mx-1 inline-flex min-h-11 items-center gap-1 rounded-control px-1 text-left hover:text-ink"
      >
        {column.header}
        <Icon shape={icon} className="size-4 shrink-0" />
      </button>
    </th>
  )
}

function Check({
  label,
  checked,
  onChange,
}: {
  label: string
  checked: boolean
  onChange: () => void
}) {
  return (
    <label className="grid size-11 place-items-center">
      <input
        type="checkbox"
        aria-label={label}
        checked={checked}
        onChange={onChange}
        className="size-5 accent-brand"
      />
    </label>
  )
}
