import type { PartOfDay } from '../../lib/dates'

const greetings: Record<PartOfDay, string> = {
  morning: 'Good Morning',
  afternoon: 'Good Afternoon',
  evening: 'Good Evening',
}

export const dashboardCopy = {
  title: (part: PartOfDay, name: string) => `${greetings[part]}, ${name}`,
  lead: 'Your applications, what is due, and what you can apply for.',
  nameKept: 'Your name as you changed it is kept on this device alone',
  /** To whoever was an administrator. */
  lostOffice:
    'Your account is no longer an administrator’s but a student’s. What you decided and entered for the office is kept on this device; if this is a mistake, tell the programme’s office.',
  tabs: 'Your dashboard',
  overview: 'Overview',
  applications: 'My Applications',
  opportunities: 'Opportunities',
  profile: 'Profile',
  loading: 'Loading your applications',
}

export const overviewCopy = {
  activities: 'Recent activities',
  deadlines: 'Upcoming deadlines',
  noDeadlines: 'No upcoming deadlines.',
  addToCalendar: (what: string) => `Add to calendar: ${what}`,
  addAll: 'Save this list as a calendar file (.ics)',
  calendarHint: 'The portal sends no reminders. Save deadlines to your own calendar instead.',
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
  viewDetailsOf: (title: string) => `View Details: ${title}`,
  uploadReport: 'Upload Report',
  uploadReportOf: (title: string) => `Upload Report: ${title}`,
  all: 'All applications, with search and filters',
  none: 'No applications yet',
  noneText: 'What you submit appears here, with its status and its pack.',
  reportKept: (name: string) => `“${name}” is kept with the application on this device`,
  failed: 'The file could not be kept',
  failedDetail: 'Free some space on this device or reload, then try again.',
}

export const opportunitiesCopy = {
  title: 'Opportunities',
  lead: 'Applying is free and takes no equity.',
  category: 'Category',
  maxFunding: 'Max funding',
  deadline: 'Deadline',
  noDeadline: 'Not announced',
  source: 'Sample data: the closing dates are examples',
  apply: 'Apply Now',
  applyFor: (title: string) => `Apply Now: ${title}`,
}

export const profileCopy = {
  title: 'Profile',
  name: 'Name',
  email: 'Email',
  userId: 'User ID',
  memberSince: 'Member since',
  unknownDate: 'Not known',
  role: 'Role',
  /** The role (spec §2): only students have this dashboard. */
  user: 'User',
  edit: 'Edit Profile',
  security: 'Security Settings',
  logout: 'Logout',
}
