import { useId, useState } from 'react'
import { roleLabel } from '../../domain/user/user'
import { paths } from '../../lib/paths'
import { Badge } from '../../ui/Badge'
import { Button, ButtonLink } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import { FilterButtons } from '../../ui/FilterButtons'
import type { Column } from '../../ui/recordColumns'
import { RecordTable } from '../../ui/RecordTable'
import { SearchField } from '../../ui/SearchField'
import { SourceNote } from '../../ui/SourceNote'
import { TextLink } from '../../ui/TextLink'
import { copy, usersCopy } from './copy'
import { CreateAdminDialog } from './CreateAdminDialog'
import { sampleUsers, type SampleUser } from './sampleUsers'
import { UserTiles } from './UserTiles'

const pageSize = 20

const roles = { 'All Users': undefined, Admins: 'admin', 'Regular Users': 'user' } as const
const roleFilters = Object.keys(roles) as (keyof typeof roles)[]

const columns: [Column<SampleUser>, ...Column<SampleUser>[]] = [
  {
    id: 'name',
    header: usersCopy.columns.name,
    cell: ({ name }) => <span className="font-semibold">{name}</span>,
  },
  { id: 'email', header: usersCopy.columns.email, cell: ({ email }) => email },
  {
    id: 'institution',
    header: usersCopy.columns.institution,
    cell: ({ institution }) => institution,
  },
  {
    id: 'role',
    header: usersCopy.columns.role,
    cell: ({ role }) => (
      <Badge tone={role === 'admin' ? 'info' : 'neutral'}>{roleLabel[role]}</Badge>
    ),
  },
]

/** The sample mix of users (spec §2), and the ways to more of them. */
export function UsersTab() {
  const searchId = useId()
  const [role, setRole] = useState<keyof typeof roles>('All Users')
  const [search, setSearch] = useState('')
  const [limit, setLimit] = useState(pageSize)
  const [creating, setCreating] = useState(false)
  const wanted = search.trim().toLowerCase()
  const found = sampleUsers.filter(
    (user) =>
      (roles[role] === undefined || user.role === roles[role]) &&
      [user.name, user.email, user.institution].some((text) => text.toLowerCase().includes(wanted)),
  )
  const shown = found.slice(0, limit)
  return (
    <section>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 className="text-2xl">{usersCopy.title}</h2>
        <div className="flex flex-wrap gap-2">
          <ButtonLink to={`${paths.adminUsers}?add=student`} variant="secondary">
            {usersCopy.addUser}
          </ButtonLink>
          <Button onClick={() => setCreating(true)}>{usersCopy.createAdmin}</Button>
        </div>
      </div>
      <p className="mt-2 mb-5 flex flex-wrap gap-x-3">
        <SourceNote source="sample" detail={copy.sourceUsers} />
        <TextLink to={paths.adminUsers}>{usersCopy.manage}</TextLink>
      </p>
      <UserTiles users={sampleUsers} />
      <div className="my-5 grid gap-4 lg:grid-cols-2 lg:items-end">
        <SearchField
          id={searchId}
          label={usersCopy.search}
          hint={usersCopy.searchHint}
          value={search}
          onChange={setSearch}
        />
        <FilterButtons
          label={usersCopy.filter}
          options={roleFilters}
          value={role}
          onChange={setRole}
        />
      </div>
      {shown.length === 0 ? (
        <EmptyState title={usersCopy.none} />
      ) : (
        <RecordTable
          caption={usersCopy.title}
          rows={shown}
          rowKey={({ id }) => id}
          rowName={({ name }) => name}
          columns={columns}
        />
      )}
      <div className="mt-4 flex flex-wrap items-center gap-4">
        <p role="status" className="text-muted">
          {usersCopy.shown(shown.length, found.length)}
        </p>
        {shown.length < found.length && (
          <Button variant="secondary" onClick={() => setLimit(limit + pageSize)}>
            {usersCopy.more}
          </Button>
        )}
      </div>
      <CreateAdminDialog open={creating} onClose={() => setCreating(false)} />
    </section>
  )
}
