export const dashboardCopy = {
  lead: 'Your applications, what is due, and what you can apply for.',
  tabs: 'Your dashboard',
  overview: 'Overview',
  applications: 'My Applications',
  opportunities: 'Opportunities',
  profile: 'Profile',
  loading: 'Loading your applications',
  deviceMissing: 'What this device keeps cannot be read now. What you see is sample data only.',
}

export const draftCopy = {
  title: 'Drafts in progress',
  /** `Continue your PoC application: 4 of 6 sections, saved 10:42 on this device`. */
  progress: (form: string, complete: number, total: number, saved: string) =>
    `Continue your ${form} application: ${complete} of ${total} sections, saved ${saved} on this device`,
  form: { poc: 'PoC', ipr: 'IPR' },
}

export const overviewCopy = {
  activities: 'Recent activities',
  noActivities: 'Nothing has happened yet.',
  deadlines: 'Upcoming deadlines',
  noDeadlines: 'Nothing is due in the time ahead.',
  addToCalendar: 'Add to calendar',
  addAll: 'Save all as a calendar file (.ics)',
  calendarHint: 'The portal sends no reminders: a calendar file puts the dates where yours do.',
  calendarText: (what: string) => `${what}. Saved from the SSIP Portal.`,
  submitted: (title: string) => `You submitted “${title}”`,
  withdrawn: (title: string) => `You withdrew “${title}”`,
  decided: (title: string, status: string) => `“${title}”: ${status}`,
  reportDue: (title: string) => `Report for “${title}”`,
  documentsDue: (title: string) => `Documents for “${title}”`,
  due: (title: string) => `Next step of “${title}”`,
  closes: (title: string) => `${title} closes`,
}

export const applicationsCopy = {
  title: 'My applications',
  type: 'Type',
  funding: 'Funding amount',
  submitted: 'Submitted',
  mentor: 'Mentor',
  progress: 'Progress',
  viewDetails: 'View Details',
  uploadReport: 'Upload Report',
  all: 'All applications, with search and filters',
  reportKept: (name: string) => `“${name}” is kept with the application on this device`,
  refused: (name: string) => `“${name}” is not a PDF, JPG or PNG file`,
  refusedDetail: 'Nothing was kept. Choose another file.',
  failed: 'The file could not be kept',
  failedDetail: 'Free some space on this device or reload, then try again.',
}

export const opportunitiesCopy = {
  title: 'Opportunities',
  lead: 'Applying is free and takes no equity.',
  category: 'Category',
  maxFunding: 'Max funding',
  deadline: 'Deadline',
  apply: 'Apply Now',
}

export const profileCopy = {
  title: 'Profile',
  name: 'Name',
  email: 'Email',
  userId: 'User ID',
  memberSince: 'Member since',
  unknownDate: 'Not known',
  role: 'Role',
  /** What a role that the server did not give defaults to (spec §2). */
  user: 'User',
  edit: 'Edit Profile',
  security: 'Security Settings',
  logout: 'Logout',
}
