import { useState } from 'react'
import { useUser } from '../../../auth/useUser'
import { calledName } from '../../../domain/user/calledName'
import type { Role } from '../../../domain/user/user'
import { knownAddress } from '../../../lib/email'
import { messageOf } from '../../../lib/messageOf'
import { pause, simulatedTime } from '../../../lib/pause'
import type { MenuItem } from '../../../ui/overlays/Menu'
import { attempt } from '../../../ui/overlays/act'
import * as failures from '../../../ui/overlays/failureCopy'
import { confirm } from '../../../ui/overlays/notices'
import { useOwnNotices } from '../useOwnNotices'
import { dialogCopy, usersCopy as copy } from './copy'
import { withDeleted, withoutDeleted } from './edits'
import { isProtected, type ManagedUser } from './managedUser'
import type { useUserList } from './useUserList'

/**
 * The actions of a row (spec §2), each with an undo. The user with id 4 cannot be demoted or deleted,
 * and people who are about to demote or delete themselves are warned.
 */
export function useUserActions(
  {
    users = [],
    source,
    update,
    change,
  }: Pick<ReturnType<typeof useUserList>, 'users' | 'source' | 'update' | 'change'>,
  onEdit: (user: ManagedUser) => void,
) {
  const me = useUser()
  const { showAlert, showToast } = useOwnNotices()
  const [deleting, setDeleting] = useState<ReadonlySet<string>>(new Set())

  /**
   * Changes the list and offers the undo that this resolves with; or says why it could not, and resolves
   * with false.
   */
  async function make(what: () => Promise<() => Promise<void>>, done: string): Promise<boolean> {
    try {
      const undo = await what()
      showToast(done, {
        label: copy.undo,
        onAction: () => attempt(undo, failures.undo),
      })
      return true
    } catch (error) {
      await showAlert(dialogCopy.updateError(messageOf(error)))
      return false
    }
  }

  /**
   * A sample user may have the same id as a user on the server. There it is the address that tells: a
   * person is known here by the id of their rows, which the server may have given to somebody else since.
   */
  function isOwn({ id }: ManagedUser): boolean {
    const address = knownAddress(me.email)
    const mine = users.filter(({ email }) => address !== '' && knownAddress(email) === address)
    const own = (mine.length > 0 ? mine : users).find((user) => user.id === me.id) ?? mine[0]
    return source === 'server' && id === own?.id
  }

  async function demote(user: ManagedUser) {
    const sure =
      !isOwn(user) ||
      (await confirm(copy.demoteQuestion, {
        detail: copy.ownAccount(calledName(user), user.email),
        confirmLabel: copy.demote,
        danger: true,
      }))
    if (sure) await setRole([user], 'user', copy.demoted(calledName(user)))
  }

  /** One undo reverts all. */
  function setRole(users: readonly ManagedUser[], role: Role, done: string) {
    return make(() => change(users, { role }), done)
  }

  async function remove(user: ManagedUser) {
    const { id, email } = user
    const name = calledName(user)
    const sure = await confirm(copy.deleteQuestion, {
      detail: isOwn(user) ? copy.ownAccount(name, email) : copy.person(name, email),
      confirmLabel: copy.delete,
      danger: true,
    })
    if (!sure) return
    setDeleting((before) => new Set(before).add(id))
    await pause(simulatedTime)
    setDeleting((before) => new Set([...before].filter((other) => other !== id)))
    await make(async () => {
      await update((edits) => withDeleted(edits, id))
      return () => update((edits) => withoutDeleted(edits, id))
    }, copy.deleted(name))
  }

  function actionsOf(user: ManagedUser): MenuItem[] {
    const reason = isProtected(user) ? copy.protected : undefined
    return [
      { label: copy.edit, onSelect: () => onEdit(user) },
      user.role === 'admin'
        ? {
            label: copy.demote,
            onSelect: () => void demote(user),
            disabledReason: reason,
          }
        : {
            label: copy.promote,
            onSelect: () => void setRole([user], 'admin', copy.promoted(calledName(user))),
          },
      {
        label: copy.delete,
        onSelect: () => void remove(user),
        danger: true,
        disabledReason: reason,
      },
    ]
  }

  /**
   * Makes those who are not yet administrators into administrators. Resolves with whether anything was
   * changed.
   */
  async function promoteAll(users: readonly ManagedUser[]): Promise<boolean> {
    const promoted = users.filter(({ role }) => role !== 'admin')
    if (promoted.length === 0) {
      showToast(copy.allAdmins(users.length))
      return false
    }
    return setRole(promoted, 'admin', copy.promotedSeveral(promoted.length))
  }

  return { actionsOf, promoteAll, deleting }
}
