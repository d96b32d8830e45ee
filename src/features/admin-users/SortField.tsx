import { useId } from 'react'
import { SelectField } from '../../ui/SelectField'
import { usersCopy as copy } from './copy'
import type { UsersTableModel } from './table'

/** Sorting on phones, where the table has no header to press. */
export function SortField({ table }: { table: UsersTableModel }) {
  const [sorted] = table.state.sorting
  return (
    <div className="w-full xs:w-64 lg:hidden">
      <SelectField
        id={useId()}
        label={copy.sortBy}
        value={sorted === undefined ? '' : `${sorted.id}:${sorted.desc ? 'desc' : 'asc'}`}
        onChange={(event) => {
          const [id, direction] = event.target.value.split(':')
          table.setSorting(id ? [{ id, desc: direction === 'desc' }] : [])
        }}
        options={[
          { value: '', label: copy.unsorted },
          ...table
            .getAllLeafColumns()
            .filter((column) => column.getCanSort())
            .flatMap((column) => {
              const name = String(column.columnDef.header)
              return [
                { value: `${column.id}:asc`, label: copy.ascending(name) },
                { value: `${column.id}:desc`, label: copy.descending(name) },
              ]
            }),
        ]}
      />
    </div>
  )
}
