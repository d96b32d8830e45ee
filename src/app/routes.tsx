import type { RouteObject } from 'react-router-dom'
import { Navigate, Outlet } from 'react-router-dom'
import { notFoundWords } from './copy'
import { Frame } from './frame/Frame'
import { RequireAuth, RequireRole, RequireVisitor } from './guards'
import type { Access, PageInfo } from './page'
import { pages } from './pages'
import { ScreenErrors } from './ScreenErrors'
import { loadScreen } from './screens'

/**
 * Every route of the portal (spec §2). The frame is around all of them; guards are around those that
 * need one.
 */
export const routes: RouteObject[] = [
  {
    element: (
      <ScreenErrors>
        <Frame />
      </ScreenErrors>
    ),
    children: [
      {
        // A screen that fails keeps the frame around it, so that people can go elsewhere.
        element: (
          <ScreenErrors>
            <Outlet />
          </ScreenErrors>
        ),
        children: [
          ...routesFor('everyone'),
          ...aliases(),
          { Component: RequireVisitor, children: routesFor('visitor') },
          { Component: RequireAuth, children: routesFor('user') },
          {
            element: <RequireRole allowedRoles={['admin']} />,
            children: [withQueries(routesFor('admin'))],
          },
          {
            path: '*',
            handle: notFoundWords satisfies PageInfo,
            lazy: async () => ({ Component: (await import('./NotFoundPage')).NotFoundPage }),
          },
        ],
      },
    ],
  },
]

/** The pages with this access; each screen is loaded when it is first opened. */
function routesFor(access: Access): RouteObject[] {
  return pages
    .filter((page) => page.access === access)
    .map((page) => ({
      // One route for a form and its steps, so that the form stays mounted from step to step.
      path: page.steps?.replace(/:(\w+)$/, ':$1?') ?? page.path,
      handle: { entry: page.path, ...page } satisfies PageInfo,
      lazy: async () => ({ Component: await loadScreen(page) }),
    }))
}

function aliases(): RouteObject[] {
  return pages.flatMap(({ path, alias }) =>
    alias === undefined ? [] : [{ path: alias, element: <Navigate to={path} replace /> }],
  )
}

/** Provides queries to screens that ask the server for more than the session. */
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
