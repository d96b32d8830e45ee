import { sentences } from '../../../api/sentences'
import { notGiven } from '../../../domain/user/copy'
import type { Role } from '../../../domain/user/user'
import { formatDate } from '../../../lib/dates'
import { grouped } from '../../../lib/grouped'
import type { ListPart } from './queries'

export const usersCopy = {
  title: 'Manage users',
  lead: 'Everyone with an account: students, and the administrators who run the portal.',
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
  unsorted: 'As listed',
  columnsTitle: 'Columns',
  columns: {
    select: 'Select',
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
  /** For accounts of servers that keep none. */
  noName: 'No name given',
  noEmail: 'No email given',
  lastLogin: (value: string) => (value === '' ? notGiven.lastLogin : formatDate(value)),
  table: 'Users',
  tableHelp:
    'In the table, the arrow keys, Page Up and Page Down move; typing a name jumps to it; Enter edits the user.',
  shown: (count: number, total: number) =>
    `Showing ${grouped(count)} of ${grouped(total)} ${total === 1 ? 'user' : 'users'}`,
  export: 'Export',
  fileName: {
    whole: (day: string) => `users-${day}.csv`,
    part: (day: string) => `PART of users-${day}.csv`,
    sample: (day: string) => `SAMPLE users-${day}.csv`,
  },
  /** With changes that the server does not have. */
  editedFile: (name: string) => `EDITED ${name}`,
  exported: (count: number) =>
    `${grouped(count)} ${count === 1 ? 'user' : 'users'} saved as a CSV file`,
  exportedEdited: (count: number) =>
    `${grouped(count)} ${count === 1 ? 'user' : 'users'} saved as a CSV file, with your changes, which the server does not have`,
  promotedSeveral: (count: number) =>
    count === 1
      ? '1 user is now an administrator in this list'
      : `${grouped(count)} users are now administrators in this list`,
  allAdmins: (count: number) =>
    count === 1
      ? 'This user is an administrator already'
      : 'All of them are administrators already',
  none: 'No users found',
  empty: 'There are no users in this list',
  emptyHint: 'Add User creates an account.',
  loading: 'Loading users',
  actionsOf: (name: string) => `Actions for ${name}`,
  edit: 'Edit',
  promote: 'Promote to admin',
  demote: 'Demote to user',
  delete: 'Delete',
  protected: 'This account runs the portal: it cannot be demoted or deleted.',
  person: (name: string, email: string) => `${name}, ${email}`,
  ownAccount: (name: string, email: string) =>
    `This is your own account: ${name}, ${email}. In this list alone: you stay signed in, and stay an administrator.`,
  demoteQuestion: 'Are you sure you want to demote yourself?',
  deleteQuestion: 'Are you sure you want to delete this user?',
  deleting: 'Deleting…',
  edited: (name: string) => `${name} was changed in this list`,
  deleted: (name: string) => `${name} was deleted from this list`,
  discarded: 'Your changes to this list are discarded',
  promoted: (name: string) => `${name} is now an administrator in this list`,
  demoted: (name: string) => `${name} is now a student in this list`,
  undo: 'Undo',
  notUndone: 'Not everything was undone',
  changedSince: 'What was changed again since stays as it is.',
}

export const sourceCopy = {
  server: 'From the server. Your changes here are not saved to the server and disappear on reload.',
  edited:
    'From the server, with your changes. They are not saved to the server and disappear on reload.',
  discard: 'Discard my changes',
  sample: (why: string) =>
    sentences([
      'The user list could not be loaded, so these are sample users.',
      ...(why === '' ? [] : [why]),
      'Changes to sample users are kept on this device.',
    ]),
  noList: (why: string) => `The user list could not be loaded. ${why}`,
  stale: (why: string) =>
    `The user list could not be loaded again; this is the list from before. ${why}`,
  leftOut: (count: number) =>
    count === 1
      ? '1 record of the server could not be read and is left out.'
      : `${grouped(count)} records of the server could not be read and are left out.`,
  part: ({ sent, of }: ListPart) =>
    `The server sent only ${grouped(sent)} of its ${of === 'more' ? 'users, and has more' : `${grouped(of)} users`}. The others are missing from this list, its figures and its export.`,
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
  institution: 'Institution',
  department: 'Department',
  phone: 'Phone',
  newPassword: 'New password',
  newPasswordHint: 'Leave empty to keep the current one. At least 6 characters.',
  confirmNew: 'Confirm new password',
  editNote: {
    server:
      'Nothing here is sent to the server: the changes last until this page is reloaded, and a new password does not change how this person signs in.',
    sample:
      'This is a sample user: the changes are kept on this device, and a new password is not stored anywhere.',
  },
  editRestored: 'You typed this earlier and have not saved it. Cancel discards it.',
  editNotKept:
    'What you type could not be kept on this device: leave this page open until it is saved.',
  create: { user: 'Create Student', admin: 'Create Admin' } satisfies Record<Role, string>,
  creating: 'Creating…',
  save: 'Save Changes',
  saving: 'Saving…',
  created: {
    user: 'Student created successfully!',
    admin: 'Admin created successfully!',
  } satisfies Record<Role, string>,
  createdDetail: (name: string, email: string) => `${name}, ${email}`,
  failed: {
    user: 'Failed to create student',
    admin: 'Failed to create admin',
  } satisfies Record<Role, string>,
  institutionRequired: 'Institution is required',
  emailTaken: 'Another user in this list has this email',
  updated: 'User updated successfully!',
  gone: (name: string) => `${name} is no longer in this list.`,
  updateError: (message: string) => `Error updating user: ${message}`,
  discardQuestion: 'Discard your changes?',
  discard: 'Discard',
  keep: 'Keep editing',
}

/** The first line of the exported list. */
export const csvHeader = [
  'Name',
  'Email',
  'Role',
  'Institution',
  'Department',
  'Phone',
  'Status',
  'Applications',
  'Approved',
  'Member since',
  'Last login',
]
