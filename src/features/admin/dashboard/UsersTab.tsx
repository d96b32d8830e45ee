import { useState } from 'react'
import { describeFailure, toFailure } from '../../../api/failure'
import { useUser } from '../../../auth/useUser'
import { notGiven } from '../../../domain/user/copy'
import { calledName } from '../../../domain/user/calledName'
import { paths } from '../../../lib/paths'
import { Banner } from '../../../ui/fields/Banner'
import { Button, ButtonLink } from '../../../ui/page/Button'
import { EmptyState } from '../../../ui/lists/EmptyState'
import { FilterButtons } from '../../../ui/lists/FilterButtons'
import type { Column } from '../lists/recordColumns'
import { RecordTable } from '../lists/RecordTable'
import { SearchField } from '../../../ui/lists/SearchField'
import { StatTile, StatTiles } from '../../../ui/lists/StatTile'
import { Spinner } from '../../../ui/page/Spinner'
import { SourceNote } from '../../../ui/page/SourceNote'
import { TextLink } from '../../../ui/page/TextLink'
import { useLeft } from '../../../ui/lists/left/useLeft'
import { NothingFound } from '../NothingFound'
import { roleFilters, type RoleFilter } from '../accounts/roleFilters'
import { showMoreCopy } from '../copy'
import { sourceCopy, usersCopy as listCopy } from '../users/copy'
import { filterUsers } from '../users/findUsers'
import { countUsers, type ManagedUser } from '../users/managedUser'
import { UserCell } from '../users/UserCell'
import type { useUserList } from '../users/useUserList'
import { copy, usersCopy } from './copy'
import { CreateAdminDialog } from './CreateAdminDialog'

const pageSize = 20

const columns: [Column<ManagedUser>, ...Column<ManagedUser>[]] = [
  {
    id: 'name',
    header: usersCopy.columns.name,
    cell: ({ name }) => <span className="font-semibold">{name.trim() || listCopy.noName}</span>,
  },
  {
    id: 'email',
    header: usersCopy.columns.email,
    cell: ({ email }) => email.trim() || listCopy.noEmail,
  },
  {
    id: 'institution',
    header: usersCopy.columns.institution,
    cell: ({ institution }) => institution || notGiven.institution,
  },
  {
    id: 'role',
    header: usersCopy.columns.role,
    cell: (user) => <UserCell column="role" user={user} />,
  },
]

/** The same users as under Manage Users, with links to the rest. */
export function UsersTab({ list }: { list: ReturnType<typeof useUserList> }) {
  const [creating, setCreating] = useState(false)
  const { source, edited } = list
  const from = edited && source === 'server' ? 'edited' : source
  return (
    <section>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 className="text-2xl">{usersCopy.title}</h2>
        <div className="no-print flex flex-wrap gap-2">
          <ButtonLink to={`${paths.adminUsers}?add=student`} variant="secondary">
            {usersCopy.addUser}
          </ButtonLink>
          <Button onClick={() => setCreating(true)}>{usersCopy.createAdmin}</Button>
        </div>
      </div>
      <div className="mt-2 mb-5 flex flex-wrap items-center gap-x-3">
        <SourceNote source={source} text={copy.sourceUsers[from]} />
        <TextLink to={paths.adminUsers} alone>
          {usersCopy.manage}
        </TextLink>
      </div>
      {Object.entries(missingOf(list)).map(([what, line]) => (
        <Banner key={what} tone="warn" className="mb-5">
          {line}
        </Banner>
      ))}
      {list.users === undefined ? (
        <Spinner label={listCopy.loading} />
      ) : (
        <UserSearch users={list.users} />
      )}
      <CreateAdminDialog
        open={creating}
        onClose={() => setCreating(false)}
        onChanged={list.fetchAgain}
        source={source}
      />
    </section>
  )
}

/** What the list and its figures lack. */
function missingOf({ source, part, leftOut, error }: ReturnType<typeof useUserList>) {
  return {
    stale:
      source === 'server' && error !== null && sourceCopy.stale(describeFailure(toFailure(error))),
    leftOut: leftOut > 0 && sourceCopy.leftOut(leftOut),
    part: part !== undefined && sourceCopy.part(part),
  }
}

function UserSearch({ users }: { users: ManagedUser[] }) {
  const person = useUser()
  const [role, setRole] = useLeft<RoleFilter>(person, 'users by role', 'all')
  const [search, setSearch] = useLeft(person, 'users', '')
  const [limit, setLimit] = useLeft(person, 'users shown', pageSize)
  const found = filterUsers(users, role, search)
  const shown = found.slice(0, limit)
  const { total, admins } = countUsers(users)
  function showAll() {
    setRole('all')
    setSearch('')
  }
  return (
    <>
      <StatTiles label={usersCopy.tiles}>
        <StatTile label={usersCopy.total} value={total} />
        <StatTile label={usersCopy.admins} value={admins} />
        <StatTile label={usersCopy.regular} value={total - admins} />
      </StatTiles>
      <div className="my-5 grid gap-4 lg:grid-cols-2 lg:items-end">
        <SearchField
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
      {users.length === 0 ? (
        <EmptyState title={usersCopy.none} />
      ) : shown.length === 0 ? (
        <NothingFound title={usersCopy.none} onShowAll={showAll} />
      ) : (
        <RecordTable
          caption={usersCopy.title}
          rows={shown}
          rowKey={({ id }) => id}
          rowName={calledName}
          columns={columns}
        />
      )}
      <div className="mt-4 flex flex-wrap items-center gap-4">
        <p role="status" className="text-muted">
          {/* A search that finds nobody still says among how many. */}
          {usersCopy.shown(shown.length, found.length || users.length)}
        </p>
        {shown.length < found.length && (
          <Button
            variant="secondary"
            className="no-print"
            onClick={() => setLimit(limit + pageSize)}
          >
            {showMoreCopy.more}
          </Button>
        )}
      </div>
    </>
  )
}
