import { useState } from 'react'
import type { Role } from '../../domain/user/user'
import { pause } from '../../lib/pause'
import type { MenuItem } from '../../ui/Menu'
import { confirm, showAlert, showToast } from '../../ui/notices'
import { dialogCopy, usersCopy as copy } from './copy'
import { simulatedDelay, withChange, withDeleted, withoutDeleted, type UserEdits } from './edits'
import { isProtected, type ManagedUser } from './managedUser'

/** The actions of a row (spec §2), each with an undo; the user with id 4 says what it cannot do. */
export function useUserActions(
  update: (change: (edits: UserEdits) => UserEdits) => Promise<void>,
  onEdit: (user: ManagedUser) => void,
) {
  const [deletingId, setDeletingId] = useState<string>()

  /** Changes the list and says so with an undo, or says why it could not. */
  async function change(
    apply: (edits: UserEdits) => UserEdits,
    undo: (edits: UserEdits) => UserEdits,
    done: string,
  ) {
    try {
      await update(apply)
      showToast(done, { label: copy.undo, onAction: () => void update(undo) })
    } catch (error) {
      await showAlert(
        dialogCopy.updateError(error instanceof Error ? error.message : String(error)),
      )
    }
  }

  function setRole({ id, name, role: before }: ManagedUser, role: Role) {
    return change(
      (edits) => withChange(edits, id, { role }),
      (edits) => withChange(edits, id, { role: before }),
      role === 'admin' ? copy.promoted(name) : copy.demoted(name),
    )
  }

  async function remove({ id, name, email }: ManagedUser) {
    const sure = await confirm(copy.deleteQuestion, {
      detail: `${name}, ${email}`,
      confirmLabel: copy.delete,
      danger: true,
    })
    if (!sure) return
    setDeletingId(id)
    await pause(simulatedDelay)
    setDeletingId(undefined)
    await change(
      (edits) => withDeleted(edits, id),
      (edits) => withoutDeleted(edits, id),
      copy.deleted(name),
    )
  }

  function actionsOf(user: ManagedUser): MenuItem[] {
    const reason = isProtected(user) ? copy.protected : undefined
    return [
      { label: copy.edit, onSelect: () => onEdit(user) },
      user.role === 'admin'
        ? {
            label: copy.demote,
            onSelect: () => void setRole(user, 'user'),
            disabledReason: reason,
          }
        : { label: copy.promote, onSelect: () => void setRole(user, 'admin') },
      {
        label: copy.delete,
        onSelect: () => void remove(user),
        danger: true,
        disabledReason: reason,
      },
    ]
  }

  return { actionsOf, deletingId }
}
