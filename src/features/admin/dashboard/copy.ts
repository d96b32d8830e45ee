import { grouped } from '../../../lib/grouped'
import { withoutTurns } from '../../../lib/withoutTurns'

export const copy = {
  title: 'Admin dashboard',
  lead: 'Waiting decisions, spending and users at a glance.',
  tabsLabel: 'Parts of the dashboard',
  tabs: {
    overview: 'Overview',
    applications: 'Applications',
    funding: 'Funding',
    institutions: 'Institutions',
    users: 'Users',
  },
  loading: 'Loading the applications',
  sourceApplications:
    'Sample data: applications of other people, and with them what this device shows of its own.',
  sourceFigures: 'Sample data: these figures are examples',
  sourceOwn: 'Kept on this device: what was submitted, added or decided here',
  noFunding: 'No funding figures',
  noFundingHint: 'No sample data is shown here, and the server keeps none.',
  sourceUsers: {
    server: 'From the server: the same accounts as under Manage Users',
    edited: 'From the server, with your changes under Manage Users, which the server does not have',
    sample: 'Sample data: invented people, because the server gave no list',
  },
}

export const profileCopy = {
  title: 'Your profile',
  email: 'Email',
  institution: 'Institution',
  department: 'Department',
  phone: 'Phone',
  source: {
    server: 'From the server: your profile',
    device: 'Kept on this device: your profile',
  },
}

export const alertCopy = {
  title: 'Alerts',
  kinds: { bad: 'Urgent', warn: 'Soon', info: 'For information' },
  waiting: (count: number) =>
    count === 1
      ? '1 application is waiting for a first review.'
      : `${count} applications are waiting for a first review.`,
  notHandedIn: (count: number) =>
    count === 1
      ? '1 application that was submitted on this device is not handed in yet: its review has not begun.'
      : `${count} applications that were submitted on this device are not handed in yet: their review has not begun.`,
  documents: (count: number) =>
    count === 1
      ? '1 application is waiting for documents from its applicant.'
      : `${count} applications are waiting for documents from their applicants.`,
  arrived: (count: number) =>
    `Requested documents have arrived for ${count === 1 ? '1 application' : `${count} applications`}.`,
  spent: (category: string, percent: number, others: number) =>
    others === 0
      ? `${category} has used ${percent}% of its budget.`
      : `${category} has used ${percent}% of its budget, and ${others} more ${others === 1 ? 'category' : 'categories'} at least 80%.`,
  report: (date: string) => `The quarterly report to the state committee is due on ${date}.`,
  review: (count: number) => (count === 1 ? 'Review it' : 'Review them'),
  decide: 'Decide again',
  list: 'See the list',
  funding: 'See funding',
  reports: 'Open reports',
}

export const overviewCopy = {
  tiles: 'At a glance',
  applications: 'Applications',
  pending: 'Pending Review',
  approved: 'Approved',
  users: 'Users',
  moreUsers: 'and more, which the server did not send',
  editedUsers: 'with your changes, which the server does not have',
  unreadUsers: (count: number) =>
    count === 1 ? 'and 1 that could not be read' : `and ${grouped(count)} that could not be read`,
  asked: '…',
  available: 'Available funding',
  statusTitle: 'Applications by status',
  newestTitle: 'Newest applications',
  newestDetail: (applicant: string, date: string) => `${withoutTurns(applicant)}, ${date}`,
  ofAll: (count: number, all: number) => `${count} of ${all}`,
  manage: 'Manage Applications',
}

export const applicationsCopy = {
  title: 'Applications',
  filter: 'Status',
  all: 'All statuses',
  none: 'No applications found',
  noneHint: 'Choose another status.',
  manage: 'Manage Applications',
  manageHint: 'Open it for details, remarks, deletion and bulk decisions.',
  columns: {
    title: 'Application',
    applicant: 'Applicant',
    type: 'Type',
    amount: 'Amount',
    submitted: 'Submitted',
    status: 'Status',
  },
  decide: {
    approved: (title: string) => `Approve: ${title}`,
    rejected: (title: string) => `Reject: ${title}`,
  },
}

export const fundingCopy = {
  title: 'Funding by category',
  tiles: 'All categories',
  total: 'All categories',
  chart: 'What each category has paid out, is asked for, and has left',
  caption: 'Funding by category, in rupees',
  category: 'Category',
  allocated: 'Allocated',
  utilized: 'Utilised',
  pending: 'Pending',
  available: 'Available',
  free: 'Not asked for yet',
  note: 'Available is what is allocated and not paid out yet. Pending is the part of it that is already asked for.',
}

export const institutionsCopy = {
  title: 'Top performers',
  lead: 'The institutions with the most approved applications. The success rate is the share of all their applications that was approved.',
  caption: 'Top performing institutions',
  none: 'Nothing has been approved yet',
  columns: {
    name: 'Institution',
    applications: 'Applications',
    approved: 'Approved',
    funding: 'Granted',
    successRate: 'Success rate',
  },
}

export const usersCopy = {
  title: 'Users',
  tiles: 'Users by role',
  total: 'Total Users',
  admins: 'Administrators',
  regular: 'Regular Users',
  createAdmin: 'Create Admin',
  addUser: 'Add User',
  manage: 'Manage Users',
  search: 'Search',
  searchHint: 'Name, email or institution',
  filter: 'Role',
  none: 'No users found',
  columns: { name: 'User', email: 'Email', institution: 'Institution', role: 'Role' },
  shown: (shown: number, all: number) =>
    `${grouped(shown)} of ${grouped(all)} ${all === 1 ? 'user' : 'users'} shown`,
}

export const createAdminCopy = {
  title: 'Create Admin',
  warning: 'A new admin gets full privileges, including creating other admins.',
  submit: 'Create Admin',
  submitting: 'Creating Admin…',
  nameShort: 'Name must be at least 2 characters',
  emailInvalid: 'Please enter a valid email',
  created: 'Admin user created successfully',
  /** Used when the server does not return the account. */
  createdUnnamed: 'Admin created successfully!',
  createdDetail: (name: string, email: string) => `Name: ${name}. Email: ${email}`,
  failed: 'Failed to create admin user',
  networkHint: 'Check the connection, then try again. The backend must be running on port 5000.',
}
