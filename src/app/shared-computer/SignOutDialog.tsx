import { useRef, useState } from 'react'
import type { User } from '../../domain/user/user'
import { openVault } from '../../storage/sealing/openVault'
import { countUnshown } from '../../domain/application/unshown'
import { listed } from '../../lib/grammar'
import { removeOwn } from '../../storage/sealing/keeper'
import { listDrafts } from '../../storage/drafts/drafts'
import { reportSetAside } from '../../storage/setAside'
import { listSubmissions } from '../../storage/submissions/submissions'
import { act } from '../../ui/overlays/act'
import { confirm } from '../../ui/overlays/notices'
import { Button } from '../../ui/page/Button'
import { signOutCopy as copy } from './copy'
import { Choices } from './Choices'
import { SignOutQuestion } from './SignOutQuestion'
import { TakeAlong } from './TakeAlong'

/** Asked at each sign-out from a shared computer: what should happen to the work stored there. */
export function SignOutDialog({
  user,
  onStay,
  onLeave,
}: {
  user: User
  onStay: () => void
  onLeave: () => void
}) {
  const [taking, setTaking] = useState(false)
  const [saved, setSaved] = useState<readonly string[]>([])
  const body = useRef<HTMLDivElement>(null)

  function backToChoices() {
    setTaking(false)
    // The form that had the focus is gone.
    body.current?.focus()
  }

  async function remove() {
    const sure = await confirm(copy.removeQuestion, {
      detail: copy.removeDetail,
      confirmLabel: copy.removeConfirm,
      danger: true,
    })
    if (!sure) return
    const vaultId = openVault.read()?.id
    // The screens go first: otherwise they could still write afterwards.
    onLeave()
    act(() => removeOwn(user, vaultId), copy.notRemoved)
  }

  return (
    <SignOutQuestion user={user} look={workOf} unread={unread} onStay={onStay}>
      {(work) =>
        work.all === 0 ? (
          <div className="space-y-4">
            <p>{copy.nothingHere}</p>
            <p>{copy.elseStays}</p>
            <Button onClick={onLeave}>{copy.signOut}</Button>
          </div>
        ) : (
          <div ref={body} tabIndex={-1} className="space-y-6">
            <p role="status" className={saved.length > 0 ? undefined : 'sr-only'}>
              {saved.length > 0 && copy.saved(listed(saved))}
            </p>
            {taking ? (
              <TakeAlong
                userId={user.id}
                count={work.drafts}
                onBack={backToChoices}
                onSaved={(names) => {
                  setSaved(names)
                  backToChoices()
                }}
              />
            ) : (
              <Choices
                drafts={work.drafts}
                onTake={() => setTaking(true)}
                onLeave={onLeave}
                onRemove={() => void remove()}
              />
            )}
          </div>
        )
      }
    </SignOutQuestion>
  )
}

const unread = { drafts: 0, all: 1 }

/** How many drafts there are to take along, and how much there is in all, also of what cannot be shown. */
async function workOf({ id }: User): Promise<{ drafts: number; all: number }> {
  const { unshown, onUnshown } = countUnshown()
  const [drafts, submissions] = await Promise.all([
    listDrafts(id, onUnshown),
    listSubmissions(id, onUnshown),
    reportSetAside('drafts', onUnshown, id),
    reportSetAside('submissions', onUnshown, id),
  ])
  const { newer, damaged, lost } = unshown
  const all = drafts.length + submissions.length + newer + damaged + lost
  return { drafts: drafts.length, all }
}
