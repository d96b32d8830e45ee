import {
  columnFilteringFeature,
  columnVisibilityFeature,
  createColumnHelper,
  createFilteredRowModel,
  createSortedRowModel,
  metaHelper,
  rowSortingFeature,
  sortFn_basic,
  tableFeatures,
  type Column,
  type ColumnFiltersState,
  type ReactTable,
  type Row,
} from '@tanstack/react-table'
import { usersCopy as copy } from './copy'
import { filteredRole, type ManagedUser, type RoleFilter } from './managedUser'

/** What the table can do; used by the screen and by the benchmark. */
export const features = tableFeatures({
  columnFilteringFeature,
  filteredRowModel: createFilteredRowModel(),
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  columnVisibilityFeature,
  /** Width of the column, as a track of the CSS grid. */
  columnMeta: metaHelper<{ track: string }>(),
})

export type UserTableRow = Row<typeof features, ManagedUser>
export type UserTableColumn = Column<typeof features, ManagedUser>
export type UsersTableModel = ReactTable<typeof features, ManagedUser>

const helper = createColumnHelper<typeof features, ManagedUser>()

/**
 * Accessors give what is compared: words in lower case, dates as milliseconds. The table keeps them
 * with the row, so that sorting and searching do not make them again.
 */
export const columns = helper.columns([
  helper.accessor((user) => user.name.toLowerCase(), {
    id: 'name',
    sortFn: sortFn_basic,
    header: copy.columns.name,
    enableHiding: false,
    meta: { track: 'minmax(13rem, 2fr)' },
  }),
  helper.accessor((user) => `${user.institution}\n${user.department}`.toLowerCase(), {
    id: 'institution',
    sortFn: sortFn_basic,
    header: copy.columns.institution,
    meta: { track: 'minmax(10rem, 1.6fr)' },
  }),
  helper.accessor('role', {
    header: copy.columns.role,
    sortFn: sortFn_basic,
    filterFn: (row, id, role) => row.getValue(id) === role,
    meta: { track: '9rem' },
  }),
  helper.accessor('status', {
    header: copy.columns.status,
    sortFn: sortFn_basic,
    meta: { track: '6.5rem' },
  }),
  helper.accessor('applicationsCount', {
    header: copy.columns.applicationsCount,
    sortFn: sortFn_basic,
    meta: { track: '8.75rem' },
  }),
  helper.accessor('approvedApplications', {
    header: copy.columns.approvedApplications,
    sortFn: sortFn_basic,
    meta: { track: '7.5rem' },
  }),
  helper.accessor((user) => Date.parse(user.lastLogin) || 0, {
    id: 'lastLogin',
    sortFn: sortFn_basic,
    header: copy.columns.lastLogin,
    meta: { track: '8rem' },
  }),
  helper.accessor((user) => `${user.name}\n${user.email}\n${user.institution}`.toLowerCase(), {
    id: 'search',
    enableHiding: false,
    enableSorting: false,
    filterFn: (row, id, text: string) => row.getValue<string>(id).includes(text),
  }),
])

/** The role filter and the search over name, email and institution (spec §2). */
export function userFilters(role: RoleFilter, search: string): ColumnFiltersState {
  const text = search.trim().toLowerCase()
  const wanted = filteredRole[role]
  return [
    ...(wanted === undefined ? [] : [{ id: 'role', value: wanted }]),
    ...(text === '' ? [] : [{ id: 'search', value: text }]),
  ]
}
