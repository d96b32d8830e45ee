import type { Priority } from '../../../domain/application/application'
import type { Layout, statusFilters, StatusFilter } from './filters'
import type { Origin } from '../../../storage/office/officeApplications'

export const copy = {
  title: 'Manage applications',
  lead: 'Read applications and decide. Applicants on this device see your decision and remark in My Applications.',
  sourceSample: 'Sample data: the applications of other people',
  sourceDevice: 'Kept on this device: what was submitted or added here, and every decision',
  loading: 'Loading the applications',
  blocked:
    'What this device keeps cannot be read just now, so only the sample is shown. Load this page again.',
  newer: (count: number) =>
    count === 1
      ? '1 application is left out because a newer version of the portal wrote it, and only that version can read it. It is kept on this device as it is: load this page again later.'
      : `${count} applications are left out because a newer version of the portal wrote them, and only that version can read them. They are kept on this device as they are: load this page again later.`,
  damaged: (count: number) =>
    count === 1
      ? '1 application is left out because it is damaged and cannot be read. It is kept on this device, set aside whole: its applicant can save a copy after signing in here. A pack on paper is whole, and ‘Add Application’ takes it.'
      : `${count} applications are left out because they are damaged and cannot be read. They are kept on this device, set aside whole: their applicants can save copies after signing in here. Packs on paper are whole, and ‘Add Application’ takes them.`,
  ownerless: (count: number) =>
    count === 1
      ? '1 application is left out because it is damaged and cannot be read, and does not say whose it is. It is kept on this device, set aside whole, but nobody can save a copy of it here. A pack on paper is whole, and ‘Add Application’ takes it.'
      : `${count} applications are left out because they are damaged and cannot be read, and do not say whose they are. They are kept on this device, set aside whole, but nobody can save copies of them here. Packs on paper are whole, and ‘Add Application’ takes them.`,
  lost: (count: number) =>
    count === 1
      ? '1 application is left out because this browser has lost what it kept of it. A pack on paper is whole, and ‘Add Application’ takes it.'
      : `${count} applications are left out because this browser has lost what it kept of them. Packs on paper are whole, and ‘Add Application’ takes them.`,
  office: (count: number) =>
    count === 1
      ? '1 decision or added application is left out because it cannot be read: it is damaged, or a newer version of the portal wrote it. It stays on this device as it is. An application may show an earlier status, so compare with your records before you decide.'
      : `${count} decisions or added applications are left out because they cannot be read: they are damaged, or a newer version of the portal wrote them. They stay on this device as they are. Applications may show an earlier status, so compare with your records before you decide.`,
  blockedEmpty:
    'What this device keeps cannot be read just now, so nothing is shown. Load this page again.',
  sealed:
    'This is a shared computer: what students submitted on it, and what other administrators decided and added, is sealed with their passwords and is not shown here. Only whoever signs in sees what is theirs. Under Manage Applications, ‘Add Application’ takes what was handed in; or work on a computer that the office alone uses.',
  tiles: 'Applications by status',
  tileLabels: {
    all: 'Total',
    pending: 'Pending',
    'under-review': 'Under Review',
    approved: 'Approved',
    documents: 'Docs Required',
    rejected: 'Rejected',
  } satisfies Record<StatusFilter, string>,
  /** On paper alone, where the tile that filters looks like the others. */
  printedStatus: (filter: string) => `Status: ${filter}`,
  listTitle: 'Applications',
  layout: 'View',
  layouts: { desk: 'Desk', table: 'Table' } satisfies Record<Layout, string>,
  filterLabel: 'Show',
  filters: {
    all: 'All',
    pending: 'Pending',
    'under-review': 'Under Review',
    approved: 'Approved',
    rejected: 'Rejected',
  } satisfies Record<(typeof statusFilters)[number], string>,
  search: 'Search',
  searchHint: 'Title, applicant, institution or number',
  none: 'No applications found',
  reset: 'Reset filters',
  waiting: 'Waiting',
  submitted: 'Submitted',
  export: 'Export',
  add: 'Add Application',
  columns: {
    title: 'Application',
    applicant: 'Applicant',
    institution: 'Institution and department',
    type: 'Type',
    amount: 'Amount',
    status: 'Status',
    priority: 'Priority',
  },
  view: (title: string) => `View details: ${title}`,
  originDetail: (origin: Origin, date: string) =>
    `${originText[origin]}, ${origin === 'added' ? `received ${date}` : date}`,
  undo: 'Undo',
  withdrawn: (count: number) =>
    count === 1
      ? '1 application is left out because its applicant has withdrawn it.'
      : `${count} applications are left out because their applicants have withdrawn them.`,
  count: (shown: number, all: number) =>
    `${shown === all ? '' : `${shown} of `}${all} ${all === 1 ? 'application' : 'applications'}`,
  fileName: {
    whole: (day: string) => `applications-${day}.csv`,
    part: (day: string) => `PART of applications-${day}.csv`,
  },
  exported: (count: number) =>
    `${count} ${count === 1 ? 'application' : 'applications'} saved as a CSV file`,
  actionsFor: (title: string) => `Actions for ${title}`,
}

export const originText: Record<Origin, string> = {
  sample: 'Sample',
  added: 'Added on this device',
  submitted: 'Submitted on this device',
}

export const priorityText: Record<Priority, string> = {
  high: 'High',
  medium: 'Medium',
  low: 'Low',
}

export const deletedCopy = {
  title: (count: number) => `Deleted on this device (${count})`,
  restore: 'Restore',
  restoreOf: (title: string) => `Restore: ${title}`,
  restored: (title: string) => `“${title}” is back in the list`,
}

export const detailsCopy = {
  description: 'Description',
  applicant: 'Applicant',
  name: 'Name',
  email: 'Email',
  institution: 'Institution',
  department: 'Department',
  grant: 'Application',
  number: 'Application number',
  type: 'Type',
  category: 'Category',
  amount: 'Requested amount',
  submitted: 'Submitted',
  status: 'Status',
  priority: 'Priority',
  timeline: 'Timeline',
  source: 'Source',
  research: 'Research profile',
  previousGrants: 'Previous grants',
  publications: 'Publications',
  patents: 'Patents',
  techStack: 'Tech stack',
  notAsked: 'Not asked in the application form',
  noTech: 'None given',
  answers: 'The whole application form',
  files: 'Files',
  noFiles: 'No files',
  filesUnread:
    'The files cannot be read just now. The portal has erased nothing: load this page again.',
  save: 'Save',
  saveFile: (name: string) => `Save ${name}`,
  history: 'History',
  noHistory: 'Nobody has decided on this application yet.',
  close: 'Close',
  approve: 'Approve',
  reject: 'Reject',
  /** A file added after the submission, with its size. */
  purposes: {
    document: (size: string) => `${size}, added after a request for documents`,
    report: (size: string) => `${size}, a progress report`,
  },
  remark: 'Remark:',
  noReason: 'No reason was given.',
}

export const addCopy = {
  discardQuestion: 'Discard this entry? It is not kept on this device.',
  discard: 'Discard',
  clearQuestion: 'Clear this entry? What was typed is then gone.',
  goOn: 'Keep editing',
  title: 'Add application',
  source: 'Kept on this device: the server is not told. What you type stays here until you add it.',
  cancel: 'Cancel',
  clear: 'Clear',
  submit: 'Add application',
  choose: 'Choose',
  added: (title: string) => `“${title}”: added`,
  stays: (title: string) => `“${title}” stays in the list`,
  decidedSince:
    'A decision was made on it since it was added, so the addition was not undone. If it should go all the same, delete it.',
  notKept: (why: string) => `This could not be kept. ${why}`,
  amountHint: 'Maximum: ₹2,50,000',
  techHint: 'Separated by commas',
  fields: {
    title: 'Title',
    applicant: 'Applicant',
    email: 'Email',
    institution: 'Institution',
    department: 'Department',
    type: 'Type',
    category: 'Category',
    amount: 'Requested amount (₹)',
    received: 'Received on',
    priority: 'Priority',
    description: 'Description',
    techStack: 'Tech stack',
    timeline: 'Timeline',
    previousGrants: 'Previous grants',
    publications: 'Publications',
    patents: 'Patents',
  },
  titleRule: 'Enter the title',
  applicantRule: 'Enter the name of the applicant',
  emailRule: 'Enter the applicant’s email',
  emailFormRule: 'Enter an email address such as name@college.example',
  institutionRule: 'Enter the institution',
  categoryRule: 'Choose a category',
  amountRule: 'Enter the requested amount',
  amountLimitRule: 'Enter whole rupees from 1 to 2,50,000',
  receivedRule: 'Enter the day on which it was received',
  receivedFuture: 'This day has not come yet',
  receivedEarly: 'The programme began in 2019: enter a day since then',
  descriptionRule: 'Describe what is applied for',
  countRule: 'Enter a whole number, 0 if there are none',
}

/** The first line of the exported list. */
export const csvHeader = [
  'Application',
  'Applicant',
  'Email',
  'Institution',
  'Department',
  'Type',
  'Category',
  'Amount (₹)',
  'Submitted',
  'Status',
  'Priority',
  'Source',
  'Application number',
]
