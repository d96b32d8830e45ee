import { expect, test } from 'vitest'
import { pagePaths } from '../../../src/app/pagePaths'
import { routes } from '../../../src/app/routes'
import { paths } from '../../../src/lib/paths'

test('every page is written, behind a guard its frame, but for patterns and what leads elsewhere', () => {
  const shell: string[] = [paths.register, paths.receipt]
  const guarded: string[] = [
    paths.applyPoc,
    paths.applyIpr,
    paths.profile,
    paths.myApplications,
    paths.adminDashboard,
    paths.adminApplications,
    paths.adminUsers,
    paths.adminReports,
  ]
  const found = pagePaths(routes)
  expect(found.shell.toSorted()).toEqual(shell.toSorted())
  expect(found.guarded.toSorted()).toEqual(guarded.toSorted())
  expect(found.public.toSorted()).toEqual(
    Object.values(paths)
      .filter((path) => !shell.includes(path) && !guarded.includes(path))
      .toSorted(),
  )
})
