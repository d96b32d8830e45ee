/** Texts of lists of any kind. */
export const listCopy = {
  actions: 'Actions',
  selectAll: (count: number) =>
    count === 1 ? 'Select the one shown' : `Select all ${count} shown`,
  select: 'Select',
  selectRow: (name: string) => `Select ${name}`,
  sortBy: 'Sort by',
  ascending: (column: string) => `${column}, ascending`,
  descending: (column: string) => `${column}, descending`,
}
