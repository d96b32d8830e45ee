export const copy = {
  title: 'Admin dashboard',
  lead: 'What waits for a decision, what has been spent, and who uses the portal.',
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
    'applications of other people. What was submitted, added or decided on this device is in the list too.',
  sourceFigures: 'these figures are examples',
  sourceUsers: 'invented people. The accounts that the server knows are under Manage Users.',
  undo: 'Undo',
  failed: 'This could not be kept on this device',
}

export const profileCopy = {
  title: 'Your profile',
  email: 'Email',
  institution: 'Institution',
  department: 'Department',
  phone: 'Phone',
  detail: 'your profile',
}

export const alertCopy = {
  title: 'Alerts',
  kinds: { bad: 'Urgent', warn: 'Soon', info: 'For information' },
  waiting: (count: number) =>
    count === 1
      ? '1 application waits for a first look.'
      : `${count} applications wait for a first look.`,
  documents: (count: number) =>
    count === 1
      ? '1 application waits for documents from its applicant.'
      : `${count} applications wait for documents from their applicants.`,
  spent: (category: string, percent: number) =>
    `${category} has paid out ${percent}% of what it was allocated.`,
  report: 'The quarterly report to the state committee is due on 15 January 2027.',
  review: 'Review them',
  sort: 'See the list',
  funding: 'See funding',
  reports: 'Open reports',
}

export const overviewCopy = {
  tiles: 'At a glance',
  applications: 'Applications',
  pending: 'Pending Review',
  approved: 'Approved',
  users: 'Users',
  available: 'Available funding',
  statusTitle: 'Applications by status',
  newestTitle: 'Newest applications',
  ofAll: (count: number, all: number) => `${count} of ${all}`,
  manage: 'Manage Applications',
}

export const applicationsCopy = {
  title: 'Applications',
  filter: 'Status',
  all: 'All statuses',
  none: 'No applications found',
  manage: 'Manage Applications',
  manageHint: 'Details, remarks, deletion and decisions on several at once are there.',
  columns: {
    title: 'Application',
    applicant: 'Applicant',
    type: 'Type',
    amount: 'Amount',
    submitted: 'Submitted',
    status: 'Status',
  },
  approve: 'Approve',
  reject: 'Reject',
}

export const fundingCopy = {
  title: 'Funding by category',
  tiles: 'All categories',
  chart: 'What each category has paid out, has pending, and has left',
  caption: 'Funding by category, in rupees',
  category: 'Category',
  allocated: 'Allocated',
  utilized: 'Utilized',
  pending: 'Pending',
  available: 'Available',
  note: 'Allocated is what is utilized, pending and available together.',
}

export const institutionsCopy = {
  title: 'Top performers',
  lead: 'The institutions with the most applications. The success rate is the share of them that was approved.',
  caption: 'Top performing institutions',
  columns: {
    name: 'Institution',
    applications: 'Applications',
    approved: 'Approved',
    funding: 'Funding',
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
  shown: (shown: number, all: number) => `${shown} of ${all} users shown`,
  more: 'Show more',
}

export const createAdminCopy = {
  title: 'Create Admin',
  warning: 'A new admin gets full privileges, including creating other admins.',
  name: 'Name',
  email: 'Email',
  password: 'Password',
  passwordHint: 'At least 6 characters',
  confirm: 'Confirm password',
  cancel: 'Cancel',
  submit: 'Create Admin',
  submitting: 'Creating Admin...',
  nameRequired: 'Name is required',
  nameShort: 'Name must be at least 2 characters',
  emailRequired: 'Email is required',
  emailInvalid: 'Please enter a valid email',
  passwordRequired: 'Password is required',
  passwordShort: 'Password must be at least 6 characters',
  mismatch: 'Passwords do not match',
  created: 'Admin user created successfully',
  createdDetail: (name: string, email: string) => `Name: ${name}. Email: ${email}`,
  failed: 'Failed to create admin user',
  networkError: (message: string) => `Network error: ${message}`,
  networkHint: 'Make sure that the backend is running on port 5000, then try again.',
}
