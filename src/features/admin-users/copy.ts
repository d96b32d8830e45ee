import { formatDate } from '../../lib/dates'
import type { Role } from '../../domain/user/user'

/** How the messages of spec §8 name the kind of account. */
const accountKind: Record<Role, string> = { user: 'student', admin: 'admin' }

export const usersCopy = {
  title: 'Manage users',
  lead: 'Everybody with an account on the portal: students, and the administrators who run it.',
  add: 'Add User',
  tiles: {
    label: 'Users at a glance',
    total: 'Total Users',
    admins: 'Administrators',
    active: 'Active Users',
    inactive: 'Inactive Users',
  },
  filter: 'Role',
  search: 'Search',
  searchHint: 'Name, email or institution',
  sortBy: 'Sort by',
  unsorted: 'As listed',
  ascending: (column: string) => `${column}, ascending`,
  descending: (column: string) => `${column}, descending`,
  columnsTitle: 'Columns',
  columns: {
    name: 'User',
    institution: 'Institution & department',
    role: 'Role',
    status: 'Status',
    applicationsCount: 'Applications',
    approvedApplications: 'Approved',
    lastLogin: 'Last login',
    actions: 'Actions',
  },
  status: { active: 'Active', inactive: 'Inactive' },
  lastLogin: (value: string) => (value === 'Never' ? value : formatDate(value)),
  table: 'Users',
  tableHelp: 'In the table, the arrow keys, Page Up and Page Down move; Enter edits the user.',
  shown: (count: number, total: number) => `Showing ${number(count)} of ${number(total)} users`,
  none: 'No users found',
  noneHint: 'Try another search, or show all users.',
  loading: 'Loading users',
  actionsOf: (name: string) => `Actions for ${name}`,
  edit: 'Edit',
  promote: 'Promote to admin',
  demote: 'Demote to user',
  delete: 'Delete',
  protected: 'This account runs the portal: it cannot be demoted or deleted.',
  deleteQuestion: 'Are you sure you want to delete this user?',
  deleting: 'Deleting…',
  deleted: (name: string) => `${name} was deleted from this list`,
  promoted: (name: string) => `${name} is now an administrator in this list`,
  demoted: (name: string) => `${name} is now a student in this list`,
  undo: 'Undo',
}

export const sourceCopy = {
  server:
    'edits, role changes and deletions are not sent there, and last until this page is reloaded.',
  discard: 'Discard my changes',
  sample: (why: string) =>
    `The user list could not be loaded, so these are sample users. ${why} Changes to sample users are kept on this device.`,
  stale: (why: string) =>
    `The user list could not be loaded again; this is the list from before. ${why}`,
  retry: 'Try again',
  retrying: 'Trying again…',
}

export const dialogCopy = {
  addTitle: 'Add User',
  editTitle: 'Edit User',
  kind: 'Account type',
  kinds: { user: 'Student', admin: 'Administrator' } satisfies Record<Role, string>,
  adminWarning:
    'An administrator has full rights, including creating other administrators and deciding on applications.',
  name: 'Name',
  email: 'Email',
  institution: 'Institution',
  department: 'Department',
  phone: 'Phone',
  password: 'Password',
  passwordHint: 'At least 6 characters',
  confirm: 'Confirm password',
  newPassword: 'New password',
  newPasswordHint: 'Leave empty to keep the present one. At least 6 characters.',
  confirmNew: 'Confirm new password',
  editNote: {
    server:
      'Nothing here is sent to the server: the changes last until this page is reloaded, and a new password does not change how this person signs in.',
    sample:
      'This is a sample user: the changes are kept on this device, and a new password is not stored anywhere.',
  },
  cancel: 'Cancel',
  create: { user: 'Create Student', admin: 'Create Admin' } satisfies Record<Role, string>,
  creating: 'Creating…',
  save: 'Save Changes',
  saving: 'Saving…',
  created: {
    user: 'Student created successfully!',
    admin: 'Admin created successfully!',
  } satisfies Record<Role, string>,
  createdDetail: (name: string, email: string) => `${name}, ${email}`,
  failed: (role: Role) => `Failed to create ${accountKind[role]}`,
  networkError: (message: string) => `Network error: ${message}`,
  updated: 'User updated successfully!',
  updateError: (message: string) => `Error updating user: ${message}`,
  discardQuestion: 'Discard what you changed?',
  discard: 'Discard',
  keep: 'Go on editing',
}

export const rulesCopy = {
  nameRequired: 'Name is required',
  emailRequired: 'Email is required',
  institutionRequired: 'Institution is required',
  passwordRequired: 'Password is required',
  passwordShort: 'Password must be at least 6 characters',
  mismatch: 'Passwords do not match',
}

function number(count: number): string {
  return count.toLocaleString('en-IN')
}
