import type { paths } from '../lib/paths'
import type { PageWords } from './page'

/** The document's title while no page is known. */
export const portalName = 'SSIP Portal'

/**
 * The name of each page. The descriptions are in `descriptionCopy.ts`, which a first visit does not
 * need to load.
 */
export const pageWords = {
  home: {
    title: 'Grants for student innovators',
    labels: { quickLinks: 'Home' },
  },
  dashboard: {
    title: 'Dashboard',
  },
  institute: {
    title: 'Partner institutions',
  },
  ssip: {
    title: 'About the policy',
    labels: { about: 'The policy' },
  },
  ssipCell: {
    title: 'Programme cell team',
    labels: { about: 'Programme cell' },
  },
  scrutinyCommittee: { title: 'Scrutiny committee' },
  implementationCommittee: { title: 'Implementation committee' },
  beneficiariesPoc: {
    title: 'PoC grant',
  },
  beneficiariesIpr: {
    title: 'IPR support',
  },
  beneficiariesHackathon: {
    title: 'Hackathon support',
    labels: { programmes: 'Hackathon' },
  },
  downloads: {
    title: 'Downloads',
    labels: { downloads: 'All documents' },
  },
  policyEnglish: {
    title: 'SSIP policy (English)',
    labels: { resources: 'SSIP policy' },
  },
  policyGujarati: { title: 'SSIP policy (Gujarati)' },
  financialGuidelines: { title: 'Financial guidelines' },
  institutePolicy: { title: 'Institute policy' },
  screeningGuide: { title: 'Screening guide' },
  pocPptFormat: { title: 'PoC presentation format' },
  iprPptFormat: { title: 'IPR presentation format' },
  bonafideFormat: { title: 'Bonafide certificate format' },
  ipFacilitators: { title: 'List of IP facilitators' },
  events: {
    title: 'Events',
    labels: { programmes: 'Workshops and events' },
  },
  contact: {
    title: 'Contact',
  },
  faq: {
    title: 'Questions and answers',
  },
  terms: {
    title: 'Terms of use',
    labels: { legal: 'Terms' },
  },
  privacy: {
    title: 'Privacy',
  },
  forgotPassword: {
    title: 'Forgotten password',
  },
  connectionTest: {
    title: 'Connection test',
  },
  login: {
    title: 'Sign in',
    labels: { visitor: 'Login' },
  },
  signup: {
    title: 'Create an account',
    labels: { visitor: 'Sign Up' },
  },
  profile: {
    title: 'Profile',
  },
  myApplications: {
    title: 'My applications',
    labels: { account: 'My Applications' },
  },
  receipt: {
    title: 'Receipt',
  },
  adminDashboard: {
    title: 'Admin dashboard',
  },
  adminApplications: {
    title: 'Manage applications',
    labels: { admin: 'Manage Applications', office: 'Applications' },
  },
  adminUsers: {
    title: 'Manage users',
    labels: { admin: 'Manage Users', office: 'Users' },
  },
  adminReports: {
    title: 'Reports and analytics',
    labels: { admin: 'Reports & Analytics', office: 'Reports' },
  },
} satisfies Partial<Record<keyof typeof paths, PageWords>>

export const notFoundWords = { title: 'Page Not Found' }

export const errorCopy = {
  title: 'Unexpected Application Error!',
  safe: 'Drafts and submissions that this device keeps are safe. Load the page again, or go to the home page.',
  again: 'Load again',
  home: 'Home page',
}

export const sessionCopy = {
  loading: 'Loading your session',
  needed: 'Sign in to go on',
  signedIn: 'You are signed in',
  ended: 'Your session has ended',
}
