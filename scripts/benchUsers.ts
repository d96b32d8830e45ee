import { runnerImport } from 'vite'
import type * as findModule from '../src/features/admin/users/findUsers'
import type { ManagedUser } from '../src/features/admin/users/managedUser'
import { manyUsers } from './manyUsers.ts'

/*
 * How long Manage Users takes to filter and sort 1,000, 10,000 and 100,000 users: `node
 * scripts/benchUsers.ts`. Without rendering, which does not depend on their number.
 */

const rounds = 15
const searches = ['bh', 'bhatt 42', 'kutch', '@many.example', 'nobody']

const { filterUsers, sortUsers } = await load<typeof findModule>('findUsers')

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

async function load<Module>(name: string): Promise<Module> {
  const { module } = await runnerImport<Module>(`src/features/admin/users/${name}.ts`, {
    configFile: false,
  })
  return module
}

function listOf(count: number): ManagedUser[] {
  return manyUsers(count).map(({ _id, ...account }) => ({
    ...account,
    id: _id,
    phone: '',
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
