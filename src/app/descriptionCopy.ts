import { pageWords } from './copy'

/** The description of each page, for its head and for the search. */
export const pageDescriptions: Record<keyof typeof pageWords, string> = {
  home: 'Proof-of-concept grants, patent support, mentors and events for students with an idea.',
  dashboard: 'Your applications, deadlines and opportunities, or what the programme offers.',
  institute: 'The lead institutions, their support and how the programme is governed.',
  ssip: 'What the student startup and innovation policy is, what it supports and how it grew.',
  ssipCell: 'Who runs the programme: leadership, departments, core team and regional cells.',
  scrutinyCommittee: announced(pageWords.scrutinyCommittee.title),
  implementationCommittee: announced(pageWords.implementationCommittee.title),
  beneficiariesPoc: 'Who can get a proof-of-concept grant, how it is paid, and who got one.',
  beneficiariesIpr: 'What the programme pays towards patents, trademarks, copyrights and designs.',
  beneficiariesHackathon: announced(pageWords.beneficiariesHackathon.title),
  downloads: 'Every document of the programme, and which of them are available.',
  policyEnglish: 'The policy document, version 2.0: its highlights, history and related documents.',
  policyGujarati: announced(pageWords.policyGujarati.title),
  financialGuidelines: announced(pageWords.financialGuidelines.title),
  institutePolicy: announced(pageWords.institutePolicy.title),
  screeningGuide: announced(pageWords.screeningGuide.title),
  pocPptFormat: announced(pageWords.pocPptFormat.title),
  iprPptFormat: announced(pageWords.iprPptFormat.title),
  bonafideFormat: announced(pageWords.bonafideFormat.title),
  ipFacilitators: announced(pageWords.ipFacilitators.title),
  events: 'Workshops, competitions, training and conferences, upcoming and past.',
  contact: 'How to reach the programme cell, and a form for your question.',
  faq: 'Answers about grants, applications, events and help, with search.',
  terms: 'What you agree to when you use the SSIP Portal.',
  privacy: 'What the SSIP Portal keeps, where, and how to erase it.',
  forgotPassword: 'How to get help with your password.',
  connectionTest: 'Checks whether the server of the portal can be reached.',
  login: 'Sign in to the SSIP Portal.',
  signup: 'Create an account on the SSIP Portal.',
  profile: 'Your profile, security settings and preferences.',
  myApplications: 'Your applications, their status and their documents.',
  receipt: 'Receipt of an application that is kept on this device.',
  adminDashboard: 'Alerts, applications, funding, institutions and users at a glance.',
  adminApplications: 'Review and decide on applications.',
  adminUsers: 'Accounts of students and administrators.',
  adminReports: 'Figures on applications, institutions and funding.',
}

export const notFoundDescription = 'This page does not exist.'

/** A page that is announced but not written yet (spec §2). */
function announced(title: string): string {
  return `${title}: coming soon to the SSIP Portal.`
}
