import { Download, UserPlus } from 'lucide'
import { startTransition, useEffect, useMemo, useState } from 'react'
import { useUser } from '../../../auth/useUser'
import { clock } from '../../../lib/clock'
import { saveFile } from '../../../lib/files/saveFile'
import { act, attempt } from '../../../ui/overlays/act'
import * as failures from '../../../ui/overlays/failureCopy'
import { Button } from '../../../ui/page/Button'
import { FilterButtons } from '../../../ui/lists/FilterButtons'
import { Page } from '../../../ui/page/Page'
import { SearchField } from '../../../ui/lists/SearchField'
import { SelectionBar } from '../lists/SelectionBar'
import { useSelection } from '../lists/useSelection'
import { Spinner } from '../../../ui/page/Spinner'
import { useLeft } from '../../../ui/lists/left/useLeft'
import { PrintedNote } from '../PrintedNote'
import { useKeptFocus } from '../useKeptFocus'
import { useOwnNotices } from '../useOwnNotices'
import { roleFilters, type RoleFilter } from '../accounts/roleFilters'
import { AddUserDialog } from './AddUserDialog'
import { ColumnChoice } from './ColumnChoice'
import { usersCopy as copy } from './copy'
import { EditUserDialog } from './EditUserDialog'
import { filterUsers, prepareSearch, sortUsers, type UserSort } from './findUsers'
import { ListNote } from './ListNote'
import type { ManagedUser } from './managedUser'
import { useAddParam } from './useAddParam'
import { usersCsv } from './usersCsv'
import { useHiddenColumns } from './useHiddenColumns'
import { UsersTable } from './UsersTable'
import { UserTiles } from './UserTiles'
import { useUserActions } from './useUserActions'
import { useUserList } from './useUserList'
import { Icon } from '../../../ui/page/Icon'

const none: ManagedUser[] = []

export function AdminUsersPage() {
  useKeptFocus()
  const list = useUserList()
  const { showToast } = useOwnNotices()
  const person = useUser()
  const [role, setRole] = useLeft<RoleFilter>(person, 'role', 'all')
  const [search, setSearch] = useLeft(person, 'search', '')
  const [hiddenColumns, hideColumns] = useHiddenColumns()
  const [editing, setEditing] = useState<
    Pick<typeof list, 'source' | 'change'> & { user: ManagedUser }
  >()
  const { actionsOf, promoteAll, deleting } = useUserActions(list, edit)
  const [sort, setSort] = useLeft<UserSort>(person, 'sort', undefined)
  const { users = none } = list
  const sorted = useMemo(() => sortUsers(users, sort), [users, sort])
  const rows = useMemo(() => filterUsers(sorted, role, search), [sorted, role, search])
  useEffect(() => prepareSearch(users), [users])
  const { selection, selected, clear, drop } = useSelection(rows, list.source)
  const [adding, setAdding] = useAddParam()

  /** Of the list of now: another one may come while the dialog is open, with the same ids. */
  function edit(user: ManagedUser) {
    const { source, change } = list
    setEditing({ user, source, change })
  }
  function showAll() {
    setRole('all')
    setSearch('')
  }
  async function discard() {
    const takeBack = await list.discardEdits()
    showToast(copy.discarded, {
      label: copy.undo,
      onAction: () => attempt(takeBack, failures.undo),
    })
  }
  /** Exports exactly what is shown, in order. */
  function save() {
    const isPart = list.part !== undefined || list.leftOut > 0 || rows.length < users.length
    const what = list.source === 'sample' ? 'sample' : isPart ? 'part' : 'whole'
    const name = copy.fileName[what](clock.today())
    const isEdited = list.edited && list.source === 'server'
    saveFile(isEdited ? copy.editedFile(name) : name, usersCsv(rows), 'text/csv;charset=utf-8')
    showToast(copy[isEdited ? 'exportedEdited' : 'exported'](rows.length))
  }

  return (
    <Page
      title={copy.title}
      lead={copy.lead}
      actions={
        <>
          <Button variant="secondary" once disabled={rows.length === 0} onClick={save}>
            <Icon shape={Download} className="size-5" />
            {copy.export}
          </Button>
          <Button onClick={() => setAdding('user')}>
            <Icon shape={UserPlus} className="size-5" />
            {copy.add}
          </Button>
        </>
      }
    >
      {list.users === undefined ? (
        <Spinner label={copy.loading} />
      ) : (
        <>
          <PrintedNote />
          <UserTiles users={list.users} />
          <div className="my-6">
            <ListNote list={list} onDiscard={() => act(discard, failures.change)} />
          </div>
          <div className="mb-5 grid items-end gap-4 md:grid-cols-[minmax(0,1fr)_auto]">
            <div className={search === '' ? 'no-print' : undefined}>
              <SearchField
                label={copy.search}
                hint={copy.searchHint}
                value={search}
                // Typing takes precedence over updating the table.
                onChange={(text) => startTransition(() => setSearch(text))}
              />
            </div>
            <FilterButtons
              label={copy.filter}
              options={roleFilters}
              value={role}
              onChange={setRole}
            />
          </div>
          <div className="no-print mb-5">
            <ColumnChoice hidden={hiddenColumns} onChange={hideColumns} />
          </div>
          <UsersTable
            // With its open menu, which acts on the list of now.
            key={list.source}
            rows={rows}
            total={list.users.length}
            sort={sort}
            onSort={setSort}
            selection={selection}
            hiddenColumns={hiddenColumns}
            deleting={deleting}
            actionsOf={actionsOf}
            onEdit={edit}
            onShowAll={showAll}
          />
          <SelectionBar count={selected.length} onClear={clear}>
            <Button
              size="small"
              variant="secondary"
              once
              onClick={() => void promoteAll(selected).then((done) => done && drop(selected))}
            >
              {copy.promote}
            </Button>
          </SelectionBar>
        </>
      )}
      <AddUserDialog
        role={adding}
        onRole={setAdding}
        onClose={() => setAdding(null)}
        onChanged={list.fetchAgain}
        source={list.source}
      />
      {editing !== undefined && (
        <EditUserDialog
          key={`${editing.source} ${editing.user.id}`}
          user={editing.user}
          users={editing.source === list.source ? users : [editing.user]}
          source={editing.source}
          onSave={(change) => editing.change([editing.user], change)}
          onClose={() => setEditing(undefined)}
        />
      )}
    </Page>
  )
}
