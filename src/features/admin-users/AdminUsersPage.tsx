import { UserPlus } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { Button } from '../../ui/Button'
import { FilterButtons } from '../../ui/FilterButtons'
import { Page } from '../../ui/Page'
import { SearchField } from '../../ui/SearchField'
import { Spinner } from '../../ui/Spinner'
import { AddUserDialog } from './AddUserDialog'
import { ColumnChoice } from './ColumnChoice'
import { usersCopy as copy } from './copy'
import { EditUserDialog } from './EditUserDialog'
import { withChange } from './edits'
import { ListNote } from './ListNote'
import { roleFilters, type ManagedUser, type RoleFilter } from './managedUser'
import { useAddParam } from './useAddParam'
import { useHiddenColumns } from './useHiddenColumns'
import { UsersTable } from './UsersTable'
import { UserTiles } from './UserTiles'
import { useUserActions } from './useUserActions'
import { useUserList } from './useUserList'

export function AdminUsersPage() {
  const list = useUserList()
  const [role, setRole] = useState<RoleFilter>('All Users')
  const [search, setSearch] = useState('')
  // Typing stays ahead of the table.
  const shownSearch = useDeferredValue(search)
  const [hiddenColumns, hideColumns] = useHiddenColumns()
  const [editing, setEditing] = useState<ManagedUser>()
  const { actionsOf, deletingId } = useUserActions(list.update, setEditing)
  const [adding, setAdding] = useAddParam()

  return (
    <Page
      title={copy.title}
      lead={copy.lead}
      actions={
        <Button onClick={() => setAdding('user')}>
          <UserPlus aria-hidden className="size-5" />
          {copy.add}
        </Button>
      }
    >
      {list.users === undefined ? (
        <Spinner label={copy.loading} />
      ) : (
        <>
          <UserTiles users={list.users} />
          <div className="my-6">
            <ListNote
              source={list.source}
              error={list.error}
              busy={list.fetching}
              edited={list.edited}
              onRetry={list.fetchAgain}
              onDiscard={() => void list.discardEdits()}
            />
          </div>
          <div className="mb-5 grid items-end gap-4 md:grid-cols-[minmax(0,1fr)_auto]">
            <SearchField
              id="users-search"
              label={copy.search}
              hint={copy.searchHint}
              value={search}
              onChange={setSearch}
            />
            <FilterButtons
              label={copy.filter}
              options={roleFilters}
              value={role}
              onChange={setRole}
            />
          </div>
          <div className="mb-5">
            <ColumnChoice hidden={hiddenColumns} onChange={hideColumns} />
          </div>
          <UsersTable
            users={list.users}
            role={role}
            search={shownSearch}
            hiddenColumns={hiddenColumns}
            deletingId={deletingId}
            actionsOf={actionsOf}
            onEdit={setEditing}
          />
        </>
      )}
      <AddUserDialog
        role={adding}
        onRole={setAdding}
        onClose={() => setAdding(null)}
        onCreated={list.fetchAgain}
      />
      {editing !== undefined && (
        <EditUserDialog
          key={editing.id}
          user={editing}
          source={list.source}
          onSave={(change) => list.update((edits) => withChange(edits, editing.id, change))}
          onClose={() => setEditing(undefined)}
        />
      )}
    </Page>
  )
}
