import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'
import { Navigate, Outlet } from 'react-router-dom'
import { paths } from '../lib/paths'
import { ErrorPage } from './ErrorPage'
import { Frame } from './frame/Frame'
import { RequireAuth, RequireRole, RequireVisitor } from './guards'
import { NotFoundPage } from './NotFoundPage'
import type { PageInfo } from './pageInfo'

type Load = () => Promise<ComponentType>

/** A route whose screen is loaded when it is first opened. */
function page(path: string, title: string, description: string, load: Load): RouteObject {
  return {
    path,
    handle: { title, description } satisfies PageInfo,
    lazy: async () => ({ Component: await load() }),
  }
}

function comingSoon(path: string, title: string): RouteObject {
  return page(path, title, `${title}: coming soon to the SSIP Portal.`, async () => {
    const { ComingSoonPage } = await import('./ComingSoonPage')
    return () => <ComingSoonPage title={title} />
  })
}

/** Around the screens of signed-in people, who may ask the server for something. */
function withQueries(children: RouteObject[]): RouteObject {
  return {
    lazy: async () => {
      const { Queries } = await import('./Queries')
      return {
        element: (
          <Queries>
            <Outlet />
          </Queries>
        ),
      }
    },
    children,
  }
}

const publicRoutes: RouteObject[] = [
  page(
    paths.home,
    'Grants for student innovators',
    'Proof-of-concept grants, patent support, mentors and events for students with an idea.',
    async () => (await import('../features/home/HomePage')).HomePage,
  ),
  page(
    paths.dashboard,
    'Dashboard',
    'Your applications, deadlines and opportunities, or what the programme offers.',
    async () => (await import('./DashboardPage')).DashboardPage,
  ),
  page(
    paths.institute,
    'Partner institutions',
    'The lead institutions, their support and how the programme is governed.',
    async () => (await import('../features/about/InstitutePage')).InstitutePage,
  ),
  page(
    paths.ssip,
    'About the policy',
    'What the student startup and innovation policy is, what it supports and how it grew.',
    async () => (await import('../features/about/SsipPage')).SsipPage,
  ),
  page(
    paths.ssipCell,
    'Programme cell team',
    'Who runs the programme: leadership, departments, core team and regional cells.',
    async () => (await import('../features/about/SsipCellPage')).SsipCellPage,
  ),
  comingSoon(paths.scrutinyCommittee, 'Scrutiny committee'),
  comingSoon(paths.implementationCommittee, 'Implementation committee'),
  page(
    paths.beneficiariesPoc,
    'PoC grant',
    'Who can get a proof-of-concept grant, how it is paid, and who got one.',
    async () => (await import('../features/beneficiaries/PocGrantPage')).PocGrantPage,
  ),
  page(
    paths.beneficiariesIpr,
    'IPR support',
    'What the programme pays towards patents, trademarks, copyrights and designs.',
    async () => (await import('../features/beneficiaries/IprSupportPage')).IprSupportPage,
  ),
  comingSoon(paths.beneficiariesHackathon, 'Hackathon support'),
  page(
    paths.downloads,
    'Downloads',
    'Every document of the programme, and which of them are available.',
    async () => (await import('../features/downloads/DownloadsPage')).DownloadsPage,
  ),
  page(
    paths.policyEnglish,
    'SSIP policy (English)',
    'The policy document, version 2.0: its highlights, history and related documents.',
    async () => (await import('../features/downloads/PolicyPage')).PolicyPage,
  ),
  comingSoon(paths.policyGujarati, 'SSIP policy (Gujarati)'),
  comingSoon(paths.financialGuidelines, 'Financial guidelines'),
  comingSoon(paths.institutePolicy, 'Institute policy'),
  comingSoon(paths.screeningGuide, 'Screening guide'),
  comingSoon(paths.pocPptFormat, 'PoC presentation format'),
  comingSoon(paths.iprPptFormat, 'IPR presentation format'),
  comingSoon(paths.bonafideFormat, 'Bonafide certificate format'),
  comingSoon(paths.ipFacilitators, 'List of IP facilitators'),
  page(
    paths.events,
    'Events',
    'Workshops, competitions, trainings and conferences, coming and past.',
    async () => (await import('../features/events/EventsPage')).EventsPage,
  ),
  page(
    paths.contact,
    'Contact',
    'How to reach the programme cell, and a form for your question.',
    async () => (await import('../features/contact/ContactPage')).ContactPage,
  ),
  page(
    paths.faq,
    'Questions and answers',
    'Answers about grants, applications, events and help, with search.',
    async () => (await import('../features/help/FaqPage')).FaqPage,
  ),
  page(
    paths.terms,
    'Terms of use',
    'What you agree to when you use the SSIP Portal.',
    async () => (await import('../features/help/TermsPage')).TermsPage,
  ),
  page(
    paths.privacy,
    'Privacy',
    'What the SSIP Portal keeps, where, and how to erase it.',
    async () => (await import('../features/help/PrivacyPage')).PrivacyPage,
  ),
  page(
    paths.forgotPassword,
    'Forgotten password',
    'How to get help with your password.',
    async () => (await import('../features/help/ForgotPasswordPage')).ForgotPasswordPage,
  ),
  page(
    paths.connectionTest,
    'Connection test',
    'Checks whether the server of the portal can be reached.',
    async () => (await import('../features/connection-test/ConnectionTestPage')).ConnectionTestPage,
  ),
]

const visitorRoutes: RouteObject[] = [
  page(
    paths.login,
    'Sign in',
    'Sign in to the SSIP Portal.',
    async () => (await import('../features/session/LoginPage')).LoginPage,
  ),
  page(
    paths.signup,
    'Create an account',
    'Create an account on the SSIP Portal.',
    async () => (await import('../features/session/SignupPage')).SignupPage,
  ),
]

const userRoutes: RouteObject[] = [
  page(
    paths.applyPoc,
    'PoC grant application',
    'Apply for a proof-of-concept grant.',
    async () => (await import('../features/apply/PocApplyPage')).PocApplyPage,
  ),
  page(
    paths.applyIpr,
    'IPR grant application',
    'Apply for intellectual property support.',
    async () => (await import('../features/apply/IprApplyPage')).IprApplyPage,
  ),
  page(
    paths.profile,
    'Profile',
    'Your profile, security settings and preferences.',
    async () => (await import('../features/profile/ProfilePage')).ProfilePage,
  ),
  page(
    paths.myApplications,
    'My applications',
    'Your applications, their status and their documents.',
    async () => (await import('../features/my-applications/MyApplicationsPage')).MyApplicationsPage,
  ),
  page(
    paths.receipt,
    'Receipt',
    'Receipt of an application that is kept on this device.',
    async () => (await import('../features/my-applications/ReceiptPage')).ReceiptPage,
  ),
]

const adminRoutes: RouteObject[] = [
  page(
    paths.adminDashboard,
    'Admin dashboard',
    'Alerts, applications, funding, institutions and users at a glance.',
    async () => (await import('../features/admin-dashboard/AdminDashboardPage')).AdminDashboardPage,
  ),
  page(
    paths.adminApplications,
    'Manage applications',
    'Review and decide on applications.',
    async () =>
      (await import('../features/admin-applications/AdminApplicationsPage')).AdminApplicationsPage,
  ),
  page(
    paths.adminUsers,
    'Manage users',
    'Accounts of students and administrators.',
    async () => (await import('../features/admin-users/AdminUsersPage')).AdminUsersPage,
  ),
  page(
    paths.adminReports,
    'Reports and analytics',
    'Figures on applications, institutions and funding.',
    async () => (await import('../features/admin-reports/AdminReportsPage')).AdminReportsPage,
  ),
]

/** Every route of the portal (spec §2). The frame stays; a guard stands around what needs one. */
export const routes: RouteObject[] = [
  {
    Component: Frame,
    ErrorBoundary: ErrorPage,
    HydrateFallback: () => null,
    children: [
      {
        // A screen that fails keeps the frame around it, so that one can go on elsewhere.
        ErrorBoundary: ErrorPage,
        children: [
          ...publicRoutes,
          { path: paths.register, element: <Navigate to={paths.signup} replace /> },
          { Component: RequireVisitor, children: visitorRoutes },
          { Component: RequireAuth, children: [withQueries(userRoutes)] },
          {
            element: <RequireRole allowedRoles={['admin']} />,
            children: [withQueries(adminRoutes)],
          },
          {
            path: '*',
            handle: {
              title: 'Page Not Found',
              description: 'This page does not exist.',
            } satisfies PageInfo,
            Component: NotFoundPage,
          },
        ],
      },
    ],
  },
]
