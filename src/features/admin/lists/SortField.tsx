import { SelectField } from '../../../ui/fields/SelectField'
import { listCopy as copy } from './copy'
import type { Sort } from './recordColumns'

/** Sorting for lists without headings to press. */
export function SortField<By extends string>({
  options,
  unsorted,
  sort,
  onSort,
}: {
  options: readonly { id: By; header: string }[]
  /** Label of the original order; without it that order is not offered. */
  unsorted?: string
  sort: Sort<By> | undefined
  /** Called with undefined for the original order. */
  onSort: (sort: Sort<By> | undefined) => void
}) {
  const choices = options.flatMap(({ id, header }) => [
    { sort: { by: id, direction: 'asc' } as const, label: copy.ascending(header) },
    { sort: { by: id, direction: 'desc' } as const, label: copy.descending(header) },
  ])
  return (
    <SelectField
      label={copy.sortBy}
      value={valueOf(sort)}
      options={[
        ...(unsorted === undefined ? [] : [{ value: '', label: unsorted }]),
        ...choices.map(({ sort, label }) => ({ value: valueOf(sort), label })),
      ]}
      onChange={({ target }) =>
        onSort(choices.find(({ sort }) => valueOf(sort) === target.value)?.sort)
      }
    />
  )
}

function valueOf(sort: Sort | undefined): string {
  return sort === undefined ? '' : `${sort.by}:${sort.direction}`
}
