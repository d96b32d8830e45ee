import { plural } from '../../../lib/grammar'

export const detailsCopy = {
  information: 'Information',
  number: 'Application number',
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
}
