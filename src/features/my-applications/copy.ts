export const listCopy = {
  title: 'My applications',
  lead: 'Every application of yours, with its status, its money and its documents.',
  apply: 'New PoC application',
  loading: 'Loading your applications',
  deviceMissing:
    'The applications kept on this device cannot be read now. What you see is sample data only.',
  tiles: 'Your applications in figures',
  total: 'Total',
  approved: 'Approved',
  pending: 'Pending',
  pendingNote: 'Under Review',
  completed: 'Completed',
  fundingReceived: 'Total Funding Received',
  filters: 'Show applications by status',
  search: 'Search by title, number or category',
  found: (count: number) => (count === 1 ? '1 application' : `${count} applications`),
  none: 'No applications found',
  noneHint: 'Try another status or fewer words.',
  list: 'Applications',
}

export const cardCopy = {
  sample: 'Sample data',
  device: 'On this device',
  provisional: 'provisional number',
  priority: { high: 'High priority', medium: 'Medium priority', low: 'Low priority' },
  type: 'Type',
  category: 'Category',
  requested: 'Requested',
  received: 'Received',
  submitted: 'Submitted',
  funding: 'Funding received',
  viewDetails: 'View Details',
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
  addToCalendar: 'Add to calendar',
  expectedDecision: 'Expected decision',
  noDecisionDue: 'None is due',
  notHandedIn: '4 to 6 weeks after you have handed in the pack',
  comments: 'Review comments',
  noComments: 'No comments yet.',
  milestones: 'Milestones',
  noMilestones: 'Milestones are agreed once the application is approved.',
  milestoneStatus: {
    pending: 'Pending',
    in_progress: 'In progress',
    completed: 'Completed',
    rejected: 'Rejected',
  },
  history: 'History',
  downloadReport: 'Download Report',
  close: 'Close',
  deadlineEntry: (title: string) => `SSIP deadline: ${title}`,
  deadlineEntryText: (number: string) => `Application ${number}. Saved from the SSIP Portal.`,
}

export const uploadsCopy = {
  title: 'Documents and reports',
  hint: 'PDF, JPG or PNG. They are kept on this device with the application; nothing is sent.',
  uploadDocuments: 'Upload Documents',
  uploadReport: 'Upload Report',
  none: 'Nothing uploaded yet.',
  kept: (count: number) =>
    count === 1 ? 'The file is kept on this device' : `${count} files are kept on this device`,
  refused: (name: string) => `“${name}” is not a PDF, JPG or PNG file`,
  refusedDetail: 'Nothing was kept. Choose other files.',
  failed: 'The files could not be kept',
  failedFull: 'This device is full. Free some space and try again.',
  failedOther: 'This browser does not let the portal keep files now. Reload, then try again.',
  document: 'Document',
  report: 'Report',
  download: 'Download',
  remove: 'Remove',
  removed: (name: string) => `“${name}” is removed`,
  undo: 'Undo',
}

export const submissionCopy = {
  title: 'On this device',
  text: 'This application is kept on this device alone. It counts once your nodal officer has the pack.',
  receipt: 'Receipt',
  pack: 'Download the pack (ZIP)',
  print: 'Print or save as PDF',
  files: 'Files of the application',
  withdraw: 'Withdraw',
  withdrawn: (title: string) => `“${title}” is withdrawn`,
  undo: 'Undo',
  takeBack: 'Undo the withdrawal',
  takenBack: (title: string) => `“${title}” stands again`,
  startNew: 'Use as a starting point for a new one',
  replaceDraft: (form: string) => `Replace your ${form} draft?`,
  replaceDetail: (title: string) =>
    `You have a draft, “${title}”. What it says and its files are erased when you go on.`,
  replace: 'Replace the draft',
  keep: 'Keep the draft',
  started: 'A new draft is ready, with the answers and the files of this application',
  failed: 'This could not be saved on this device',
  failedDetail: 'Nothing was changed. Free some space or reload, then try again.',
}

export const receiptCopy = {
  title: 'Receipt',
  lead: 'Your application is complete and kept on this device. Nothing was sent.',
  next: 'What to do now',
  steps: [
    'Print the application below, or save it as a PDF.',
    'Sign it with your mentor and the head of your institution.',
    'Hand it to your nodal officer together with the pack, a ZIP file with the application, its answers as data and every attachment.',
  ],
  withdrawn: (when: string) => `You withdrew this application on ${when}.`,
  preview: 'The application as it prints',
  back: 'My applications',
  missing: 'No such application on this device',
  missingText:
    'Receipts are kept on the device on which the application was submitted, for the person who submitted it.',
  loading: 'Loading the receipt',
  provisional: 'Provisional number, counted on this device',
}

export const packCopy = {
  scheme: 'Student startup and innovation policy (SSIP)',
  heading: (form: string) => `${form} application`,
  provisional: '(provisional, counted on the applicant’s device)',
  number: 'Application number',
  title: 'Title',
  applicant: 'Applicant',
  email: 'Email',
  institution: 'Institution',
  submitted: 'Submitted',
  withdrawn: 'Withdrawn',
  hash: 'Content hash (SHA-256)',
  notSent:
    'Submitted and kept on the applicant’s device. The portal sends nothing: this application counts from the day on which the nodal officer has it.',
  notAnswered: 'Not answered',
  files: 'Attached files',
  fileName: 'Name',
  fileSize: 'Size',
  fileHash: 'SHA-256',
  noFiles: 'No files are attached.',
  signatures: 'Signatures',
  lead: 'Lead innovator',
  mentor: 'Mentor',
  head: 'Head of institution',
  signature: 'Signature, date and seal',
  check:
    'To check: open the application’s details on the device on which it was submitted and drop answers.json on “Is it the same content?”. The hash is the SHA-256 of “content” in that file, written as JSON with sorted keys and no spaces.',
  missingFiles: 'The pack is saved, but some files are not as submitted',
  missingFilesDetail: (names: string) => `Missing or changed on this device: ${names}.`,
  failed: 'The pack could not be made',
  failedDetail: 'The files of this application cannot be read now. Reload, then try again.',
  saved: 'The pack is saved to your downloads',
}

export const checkCopy = {
  title: 'Is it the same content?',
  hint: 'Drop the answers.json of a pack here, or choose it.',
  choose: 'Choose answers.json',
  same: (number: string) => `Same content: this is what was submitted as ${number}.`,
  changed: 'Not the same content: the file was changed after it was made.',
  other: (number: string) =>
    `Not the same content: the file is intact, but it belongs to ${number}.`,
  differs: (labels: string) => `It differs in: ${labels}.`,
  unreadable:
    'This is not an answers file of a pack. Unpack the ZIP and choose answers.json from it.',
}

export const reportCopy = {
  heading: 'Application report',
  made: (when: string) => `Made on ${when} by the SSIP Portal on the applicant’s device.`,
  sample: 'The portal filled this report from its sample data.',
  device:
    'The portal filled this report from an application that is kept on this device alone. The number is provisional.',
  uploads: 'Documents and reports on this device',
  saved: 'The report is saved to your downloads',
}
