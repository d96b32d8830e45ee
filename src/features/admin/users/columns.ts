import type { usersCopy as copy } from './copy'

/** The columns of the table, in order; the actions come after them. Widths are CSS grid tracks. */
export const columns = [
  { id: 'name', track: 'minmax(13rem, 2fr)' },
  { id: 'institution', track: 'minmax(10.75rem, 1.4fr)' },
  { id: 'role', track: '8.25rem' },
  { id: 'status', track: '6.25rem' },
  { id: 'applicationsCount', track: '8.5rem' },
  { id: 'approvedApplications', track: '6.75rem' },
  { id: 'lastLogin', track: '7.25rem' },
] as const satisfies { id: keyof typeof copy.columns; track: string }[]

export type Column = (typeof columns)[number]
export type ColumnId = Column['id']

/** The visible columns; the name always is. */
export function visibleColumns(hidden: readonly string[]): Column[] {
  return columns.filter(({ id }) => id === 'name' || !hidden.includes(id))
}
