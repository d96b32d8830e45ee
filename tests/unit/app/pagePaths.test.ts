import { expect, test } from 'vitest'
import { pagePaths } from '../../../src/app/pagePaths'
import { routes } from '../../../src/app/routes'
import { paths } from '../../../src/lib/paths'

test('every page is written but those behind a guard and the one that leads elsewhere', () => {
  const shell: string[] = [
    paths.register,
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
  const found = pagePaths(routes)
  expect(found.shell.toSorted()).toEqual(shell.toSorted())
  expect(found.public.toSorted()).toEqual(
    Object.values(paths)
      .filter((path) => !shell.includes(path))
      .toSorted(),
  )
})
