import { runnerImport } from 'vite'
import type * as crowdModule from '../mocks/data/crowd'
import type * as findModule from '../src/features/admin/users/findUsers'
import type { ManagedUser } from '../src/features/admin/users/managedUser'

/*
 * How long Manage Users takes to filter and sort 1,000, 10,000 and 100,000 users: `node
 * scripts/benchUsers.ts`. Without rendering, which does not depend on their number.
 */

const rounds = 15
const searches = ['bh', 'barot.42', 'kutch', '@ssip.example', 'nobody']

const { filterUsers, sortUsers } = await load<typeof findModule>(
  'src/features/admin/users/findUsers.ts',
)
const { crowd } = await load<typeof crowdModule>('mocks/data/crowd.ts')

console.log('Milliseconds, median (slowest) of several runs')
console.log(['users', 'filter', 'sort by name', 'sort by last login'].join('\t'))
for (const count of [1_000, 10_000, 100_000]) {
  const users = listOf(count)
  const filter = measure((round) =>
    filterUsers(users, round % 2 === 0 ? 'all' : 'user', searches[round % searches.length] ?? ''),
  )
  const sortBy = (by: 'name' | 'lastLogin') =>
    measure((round) => sortUsers(users, { by, direction: round % 2 === 0 ? 'asc' : 'desc' }))
  console.log([count, filter, sortBy('name'), sortBy('lastLogin')].join('\t'))
}

async function load<Module>(path: string): Promise<Module> {
  const { module } = await runnerImport<Module>(path, { configFile: false })
  return module
}

function listOf(count: number): ManagedUser[] {
  return crowd(count).map(({ _id: id, institution = '', department = '', ...account }, index) => ({
    ...account,
    id,
    institution,
    department,
    phone: '',
    lastLogin: new Date(1_750_000_000_000 + ((index * 7919) % 20_000) * 1_000_000).toISOString(),
    status: 'active',
    applicationsCount: 0,
    approvedApplications: 0,
  }))
}

function measure(find: (round: number) => ManagedUser[]): string {
  const times = Array.from({ length: rounds }, (_, round) => {
    const start = performance.now()
    find(round)
    return performance.now() - start
  }).toSorted((a, b) => a - b)
  const at = (share: number) => (times[Math.floor(share * (rounds - 1))] ?? 0).toFixed(1)
  return `${at(0.5)} (${at(1)})`
}
