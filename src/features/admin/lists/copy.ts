import { grouped } from '../../../lib/grouped'

/** Texts of lists of any kind. */
export const listCopy = {
  actions: 'Actions',
  selectAll: (count: number) =>
    count === 1 ? 'Select the one shown' : `Select all ${grouped(count)} shown`,
  select: 'Select',
  selectRow: (name: string) => `Select ${name}`,
  selected: (count: number) => `${grouped(count)} selected`,
  clear: 'Clear selection',
  sortBy: 'Sort by',
  ascending: (column: string) => `${column}, ascending`,
  descending: (column: string) => `${column}, descending`,
}
