import { useTable } from '@tanstack/react-table'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { runnerImport } from 'vite'
import type * as findModule from '../src/features/admin-users/findUsers'
import type { ManagedUser } from '../src/features/admin-users/managedUser'
import type * as tableModule from '../src/features/admin-users/table'
import { manyUsers } from './manyUsers.ts'

/*
 * How long the table of Manage users takes to filter and to sort 1,000, 10,000 and 100,000 users:
 * `node scripts/benchUsers.ts`. Drawing is left out: it does not depend on how many
 * there are.
 */

const rounds = 15
const searches = ['bh', 'bhatt 42', 'kutch', '@many.example', 'nobody']

const { features, columns } = await load<typeof tableModule>('table')
const { filterUsers, sortUsers } = await load<typeof findModule>('findUsers')

console.log('Milliseconds, median (slowest) of several runs, the model of the table included')
console.log(['users', 'filter', 'sort by name', 'sort by last login'].join('\t'))
for (const count of [1_000, 10_000, 100_000]) {
  const users = listOf(count)
  const filter = measure((round) =>
    filterUsers(
      users,
      round % 2 === 0 ? 'All Users' : 'Regular Users',
      searches[round % searches.length] ?? '',
    ),
  )
  const sortBy = (id: string) =>
    measure((round) => sortUsers(users, [{ id, desc: round % 2 === 1 }]))
  console.log([count, filter, sortBy('name'), sortBy('lastLogin')].join('\t'))
}

async function load<Module>(name: string): Promise<Module> {
  const { module } = await runnerImport<Module>(`src/features/admin-users/${name}.ts`, {
    configFile: false,
  })
  return module
}

function listOf(count: number): ManagedUser[] {
  return manyUsers(count).map(({ _id, ...account }) => ({
    ...account,
    id: _id,
    phone: 'Not provided',
    status: 'active',
    applicationsCount: 0,
    approvedApplications: 0,
  }))
}

function measure(find: (round: number) => ManagedUser[]): string {
  const times = Array.from({ length: rounds }, (_, round) => {
    const start = performance.now()
    const data = find(round)
    renderToString(createElement(Model, { data }))
    return performance.now() - start
  }).toSorted((a, b) => a - b)
  const at = (share: number) => (times[Math.floor(share * (rounds - 1))] ?? 0).toFixed(1)
  return `${at(0.5)} (${at(1)})`
}

/** The rows that the screen would draw from. */
function Model({ data }: { data: ManagedUser[] }) {
  const table = useTable({ features, columns, data, getRowId: (user) => user.id })
  return table.getRowModel().rows.length
}
