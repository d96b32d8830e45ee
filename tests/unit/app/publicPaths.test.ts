import { expect, test } from 'vitest'
import { publicPaths } from '../../../src/app/publicPaths'
import { routes } from '../../../src/app/routes'
import { paths } from '../../../src/lib/paths'

test('every page is prerendered but those behind a guard and the one that leads elsewhere', () => {
  const guarded = [
    paths.applyPoc,
    paths.applyIpr,
    paths.profile,
    paths.myApplications,
    paths.receipt,
    paths.adminDashboard,
    paths.adminApplications,
    paths.adminUsers,
    paths.adminReports,
  ]
  const expected = Object.values(paths).filter(
    (path) => path !== paths.register && !(guarded as string[]).includes(path),
  )
  expect(publicPaths(routes).toSorted()).toEqual(expected.toSorted())
})
