import {
  columnVisibilityFeature,
  createColumnHelper,
  metaHelper,
  rowSortingFeature,
  tableFeatures,
  type Column,
  type ReactTable,
  type Row,
} from '@tanstack/react-table'
import { usersCopy as copy } from './copy'
import type { ManagedUser } from './managedUser'

/** What the table can do; used by the screen and by the benchmark. */
export const features = tableFeatures({
  rowSortingFeature,
  columnVisibilityFeature,
  /** Width of the column, as a track of the CSS grid. */
  columnMeta: metaHelper<{ track: string }>(),
})

export type UserTableRow = Row<typeof features, ManagedUser>
export type UserTableColumn = Column<typeof features, ManagedUser>
export type UsersTableModel = ReactTable<typeof features, ManagedUser>

const helper = createColumnHelper<typeof features, ManagedUser>()

export const columns = helper.columns([
  helper.accessor('name', {
    header: copy.columns.name,
    enableHiding: false,
    meta: { track: 'minmax(14rem, 2fr)' },
  }),
  helper.accessor('institution', {
    header: copy.columns.institution,
    meta: { track: 'minmax(10rem, 1.4fr)' },
  }),
  helper.accessor('role', { header: copy.columns.role, meta: { track: '8.5rem' } }),
  helper.accessor('status', { header: copy.columns.status, meta: { track: '6.25rem' } }),
  helper.accessor('applicationsCount', {
    header: copy.columns.applicationsCount,
    meta: { track: '8.5rem' },
  }),
  helper.accessor('approvedApplications', {
    header: copy.columns.approvedApplications,
    meta: { track: '7.25rem' },
  }),
  helper.accessor('lastLogin', { header: copy.columns.lastLogin, meta: { track: '7.75rem' } }),
])
