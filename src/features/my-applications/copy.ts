import { plural } from '../../lib/grammar'

export const listCopy = {
  title: 'My applications',
  lead: 'Your applications: status, money and documents.',
  apply: 'New PoC application',
  loading: 'Loading your applications',
  tiles: 'Your applications in figures',
  total: 'Total',
  approved: 'Approved',
  pending: 'Pending',
  pendingNote: 'Under Review, or handed in',
  completed: 'Completed',
  fundingReceived: 'Total Funding Received',
  sampleFunding: (amount: string) => `${amount} of it is sample data`,
  /** Above a list with samples; `own` of the applications are the person's. */
  sampleTiles: (own: number, total: number) =>
    own === 0
      ? 'Sample data: these figures are examples, not yours'
      : plural(own, {
          one: `Sample data and your own together: ${own} of ${total} applications is yours`,
          other: `Sample data and your own together: ${own} of ${total} applications are yours`,
        }),
  filters: 'Show applications by status',
  all: 'All',
  search: 'Search by title, number or category',
  found: (count: number) =>
    plural(count, { one: `${count} application`, other: `${count} applications` }),
  showRest: (count: number) =>
    plural(count, {
      one: 'Show the other application',
      other: `Show the other ${count} applications`,
    }),
  none: 'No applications found',
  noneHint: 'Try another status or fewer words.',
  list: 'Applications',
}

export const cardCopy = {
  provisional: (number: string) => `${number} (provisional number)`,
  priority: { high: 'High priority', medium: 'Medium priority', low: 'Low priority' },
  type: 'Type',
  category: 'Category',
  requested: 'Requested',
  received: 'Received',
  submitted: 'Submitted',
  funding: 'Funding received',
  fundingShare: (percent: number, amount: string) => `${percent}% of ${amount}`,
  viewDetails: 'View Details',
  viewDetailsOf: (title: string) => `View Details: ${title}`,
}

export const detailsCopy = {
  information: 'Information',
  number: 'Application number',
  status: 'Status',
  priority: 'Priority',
  priorityNotSet: 'Not set yet',
  mentor: 'Mentor',
  nextDeadline: 'Next deadline',
  noDeadline: 'Nothing is due',
  documentsDue: 'The documents that were requested; no date was set',
  handInDue: 'To sign the application and hand it in; no date was set',
  addToCalendar: 'Add to calendar',
  expectedDecision: 'Expected decision',
  noDecisionDue: 'None is due',
  decisionAfterDocuments: 'After the office has the documents',
  notHandedIn: '4 to 6 weeks after you hand in the application',
  decisionBetween: (from: string, until: string) => `Between ${from} and ${until}`,
  comments: 'Review comments',
  noComments: 'No comments yet.',
  milestones: 'Milestones',
  noMilestones: 'Milestones are agreed only once an application is approved.',
  milestonesElsewhere: 'The milestones of this application are not in the portal.',
  milestoneStatus: {
    pending: 'Pending',
    in_progress: 'In progress',
    completed: 'Completed',
    rejected: 'Rejected',
  },
  history: 'History',
  historyEntry: (what: string, when: string) => `${what}: ${when}`,
  downloadReport: 'Download Report',
  close: 'Close',
  deadlineEntry: (title: string) => `SSIP deadline: ${title}`,
  deadlineEntryText: (number: string) => `Application ${number}. Saved from the SSIP Portal.`,
}

export const uploadsCopy = {
  title: 'Documents and reports',
  /** By where the application comes from: a sample has no pack. */
  hint: {
    sample: 'PDF, JPG or PNG. The files are kept on this device; nothing is sent.',
    device:
      'PDF, JPG or PNG. The files are kept on this device and go into the pack; nothing is sent.',
  },
  uploadDocuments: 'Upload Documents',
  uploadReport: 'Upload Report',
  none: 'Nothing uploaded yet.',
  keeping: 'Saving on this device…',
  kept: (count: number) =>
    plural(count, {
      one: 'The file is kept on this device',
      other: `${count} files are kept on this device`,
    }),
  failed: (count: number) =>
    plural(count, {
      one: 'The file could not be kept',
      other: 'The files could not be kept',
    }),
  failedFull: 'This device is full. Free some space and try again.',
  failedOther: 'This browser does not let the portal keep files right now. Reload, then try again.',
  document: 'Document',
  report: 'Report',
  download: (name: string) => `Download ${name}`,
  remove: (name: string) => `Remove ${name}`,
  /** The line below a file's name. */
  fileNote: (kind: string, size: string) => `${kind}, ${size}`,
  removed: (name: string) => `“${name}” is removed`,
  undo: 'Undo',
}

export const submissionCopy = {
  files: 'Files of the application',
  receipt: 'Receipt',
  withdraw: 'Withdraw',
  withdrawn: (title: string) => `“${title}” is withdrawn`,
  undo: 'Undo',
  takeBack: 'Undo the withdrawal',
  takenBack: (title: string) => `“${title}” is active again`,
  startNew: 'Use as a starting point for a new one',
  replaceDetail: (title: string) =>
    `You have a draft, “${title}”. If you continue, the new one takes its place. While this device has room, the old one stays in the form under ‘Earlier states’.`,
  replace: 'Replace the draft',
  keep: 'Keep the draft',
  started: 'A new draft is ready, with the answers and files of this application',
  draftIsBack: 'Your earlier draft is back',
  draftNotBack: 'Your earlier draft was not put back',
  stayed:
    'You stayed on the form, so its draft stays as it is. If this device had room, your earlier one is there under ‘Earlier states’.',
  draftChanged: 'The new draft was changed since, so it stays as it is.',
  failed: 'This could not be saved on this device',
  newerDetail: 'A newer version of the portal wrote the draft that is there. Nothing was changed.',
  failedDetail: 'Nothing was changed. Free some space or reload, then try again.',
}

export const receiptCopy = {
  title: 'Receipt',
  lead: 'Your application is kept on this device. Now hand it in: nothing has been sent.',
  /** On a shared computer at an address that begins with http://. */
  goesAtSignOut:
    'Signing out removes this application from this computer, since nothing can be sealed here. Save or print its pack before you do.',
  /** Once it is handed in, decided or withdrawn. */
  leadLater: 'What you submitted, as it is kept on this device.',
  withdrawn: (when: string) => `You withdrew this application on ${when}.`,
  preview: 'The application as it prints',
  back: 'My applications',
  missing: 'This application is not on this device',
  missingText:
    'A receipt is kept on the device on which the application was submitted, for the person who submitted it.',
  unread: 'The receipt could not be read',
  unreadText:
    'The storage of this browser did not answer as it should. Nothing was changed or erased. Load this page again; if it stays like this, close the other tabs of the portal first.',
  loading: 'Loading the receipt',
  provisional: 'Provisional number, counted on this device',
}

export const reportCopy = {
  heading: (title: string) => `Application report: ${title}`,
  milestone: (status: string, amount: string) => `${status}, ${amount}`,
  upload: (size: string, addedAt: string) => `${size}, ${addedAt}`,
  made: (when: string) => `Made on ${when} by the SSIP Portal on the applicant’s device.`,
  sample: 'The portal filled this report from its sample data.',
  device:
    'The portal filled this report from an application that is kept on this device alone. The number is provisional.',
  uploads: 'Documents and reports on this device',
  saved: 'The report is saved to your downloads',
  notSaved: {
    text: 'The report could not be saved',
    detail: 'The application is unchanged. Try again.',
  },
}
