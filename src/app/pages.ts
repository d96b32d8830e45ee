import type { FormPage } from '../domain/grant-form/grantForm'
import { paths } from '../lib/paths'
import { pageWords } from './copy'
import { formPages } from './formPages'
import type { Page } from './page'

type Id = keyof typeof pageWords
type Row = Pick<Page, 'access' | 'screen' | 'menus' | 'alias' | 'entry' | 'startsItself'>

/**
 * Pages without a guard. A page without a screen is announced but not written yet: 'All documents'
 * lists those, and the bar links only to pages that exist.
 */
const openPages = {
  home: { access: 'everyone', screen: 'features/home/HomePage', menus: { quickLinks: 1 } },
  dashboard: {
    access: 'everyone',
    screen: 'app/DashboardPage',
    menus: { account: 1, office: 1 },
    startsItself: true,
  },
  institute: {
    access: 'everyone',
    screen: 'features/about/InstitutePage',
    menus: { about: 1, quickLinks: 3 },
  },
  ssip: {
    access: 'everyone',
    screen: 'features/about/SsipPage',
    menus: { about: 2, quickLinks: 2 },
  },
  ssipCell: { access: 'everyone', screen: 'features/about/SsipCellPage', menus: { about: 3 } },
  scrutinyCommittee: { access: 'everyone' },
  implementationCommittee: { access: 'everyone' },
  beneficiariesPoc: {
    access: 'everyone',
    screen: 'features/beneficiaries/PocGrantPage',
    menus: { beneficiaries: 1, programmes: 1 },
  },
  beneficiariesIpr: {
    access: 'everyone',
    screen: 'features/beneficiaries/IprSupportPage',
    menus: { beneficiaries: 2, programmes: 2 },
  },
  beneficiariesHackathon: { access: 'everyone', menus: { programmes: 3 } },
  downloads: {
    access: 'everyone',
    screen: 'features/downloads/DownloadsPage',
    menus: { downloads: 1, resources: 1 },
  },
  policyEnglish: {
    access: 'everyone',
    screen: 'features/downloads/PolicyPage',
    menus: { downloads: 2, resources: 2 },
  },
  policyGujarati: { access: 'everyone' },
  financialGuidelines: { access: 'everyone' },
  institutePolicy: { access: 'everyone' },
  screeningGuide: { access: 'everyone' },
  pocPptFormat: { access: 'everyone' },
  iprPptFormat: { access: 'everyone' },
  bonafideFormat: { access: 'everyone' },
  ipFacilitators: { access: 'everyone' },
  events: {
    access: 'everyone',
    screen: 'features/events/EventsPage',
    menus: { bar: 1, quickLinks: 4, programmes: 4 },
    startsItself: true,
  },
  contact: {
    access: 'everyone',
    screen: 'features/contact/ContactPage',
    menus: { bar: 2, quickLinks: 5 },
  },
  faq: { access: 'everyone', screen: 'features/help/FaqPage', menus: { resources: 3 } },
  terms: { access: 'everyone', screen: 'features/help/TermsPage', menus: { legal: 1 } },
  privacy: {
    access: 'everyone',
    screen: 'features/help/PrivacyPage',
    menus: { legal: 2 },
    startsItself: true,
  },
  forgotPassword: { access: 'everyone', screen: 'features/help/ForgotPasswordPage' },
  connectionTest: {
    access: 'everyone',
    screen: 'features/connection-test/ConnectionTestPage',
    menus: { admin: 4 },
  },
  login: { access: 'visitor', screen: 'features/session/LoginPage', menus: { visitor: 1 } },
  signup: {
    access: 'visitor',
    screen: 'features/session/SignupPage',
    menus: { visitor: 2 },
    alias: paths.register,
  },
} satisfies Partial<Record<Id, Row>>

const signedInPages: Record<Exclude<Id, keyof typeof openPages>, Row> = {
  profile: { access: 'user', screen: 'features/profile/ProfilePage', menus: { account: 2 } },
  myApplications: {
    access: 'user',
    screen: 'features/my-applications/MyApplicationsPage',
    menus: { account: 3 },
  },
  receipt: {
    access: 'user',
    screen: 'features/my-applications/ReceiptPage',
    entry: paths.myApplications,
  },
  adminDashboard: {
    access: 'admin',
    screen: 'features/admin/dashboard/AdminDashboardPage',
    entry: paths.dashboard,
  },
  adminApplications: {
    access: 'admin',
    screen: 'features/admin/applications/AdminApplicationsPage',
    menus: { admin: 1, office: 2 },
  },
  adminUsers: {
    access: 'admin',
    screen: 'features/admin/users/AdminUsersPage',
    menus: { admin: 2, office: 3 },
  },
  adminReports: {
    access: 'admin',
    screen: 'features/admin/reports/AdminReportsPage',
    menus: { admin: 3, office: 4 },
  },
}

/**
 * Every page of the portal (spec §2), in the order in which the search lists them. Routes, menus,
 * footer, search, prerendering, prefetching, sitemap and heads are derived from it.
 */
export const pages: readonly Page[] = [
  ...pagesOf(openPages),
  ...formPages.map(applyPage),
  ...pagesOf(signedInPages),
]

function pagesOf(rows: Partial<Record<Id, Row>>): Page[] {
  return Object.entries(rows).map(([id, row]) => ({
    path: paths[id as Id],
    ...pageWords[id as Id],
    ...row,
  }))
}

/** The page of a grant form. */
function applyPage({ path, heading, name, place }: FormPage): Page {
  return {
    path,
    steps: `${path}/:step`,
    title: heading,
    labels: { apply: name },
    access: 'user',
    screen: 'features/apply/ApplyPage',
    menus: { apply: place },
  }
}
