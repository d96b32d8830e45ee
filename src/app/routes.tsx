import type { RouteObject } from 'react-router-dom'
import { Navigate, Outlet } from 'react-router-dom'
import { paths } from '../lib/paths'
import { ErrorPage } from './ErrorPage'
import { Frame } from './frame/Frame'
import { RequireAuth, RequireRole, RequireVisitor } from './guards'
import { NotFoundPage } from './NotFoundPage'
import { page } from './page'
import type { PageInfo } from './pageInfo'
import { publicRoutes } from './publicRoutes'

/** Around the screens that ask the server for more than the session. */
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

export const visitorRoutes: RouteObject[] = [
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

export const userRoutes: RouteObject[] = [
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

export const adminRoutes: RouteObject[] = [
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
          { Component: RequireAuth, children: userRoutes },
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
