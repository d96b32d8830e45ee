import { useLiveQuery } from 'dexie-react-hooks'
import { useState } from 'react'
import { useUser } from '../../auth/UserContext'
import { answersOf } from '../../domain/grant-form/answers'
import type { GrantForm, GrantValues } from '../../domain/grant-form/grantForm'
import { formatTime } from '../../lib/dates'
import { listAttachments } from '../../storage/attachments'
import { draftId, loadDraft } from '../../storage/drafts'
import { AnswerList } from '../../ui/AnswerList'
import { Banner } from '../../ui/Banner'
import { Button } from '../../ui/Button'
import { saveCopy, seatCopy as copy } from './copy'

/** A draft that another tab edits, as it is saved there; editing can be taken over. */
export function DraftFollower({
  form,
  take,
  leftOver,
}: {
  form: GrantForm
  take: (values?: GrantValues) => Promise<void>
  leftOver: GrantValues | undefined
}) {
  const user = useUser()
  const [taking, setTaking] = useState(false)
  const draft = useLiveQuery(() => loadDraft(user.id, form.kind), [user.id, form.kind])
  const files = useLiveQuery(
    () => listAttachments(draftId(user.id, form.kind)),
    [user.id, form.kind],
  )

  function takeOver(values?: GrantValues) {
    setTaking(true)
    void take(values).finally(() => setTaking(false))
  }

  return (
    <div className="max-w-3xl space-y-6">
      {leftOver !== undefined && (
        <Banner
          tone="bad"
          actions={
            <Button size="small" variant="secondary" onClick={() => takeOver(leftOver)}>
              {copy.takeMine}
            </Button>
          }
        >
          {copy.notInDraft}
        </Banner>
      )}
      <Banner
        tone="info"
        actions={
          <Button size="small" variant="secondary" disabled={taking} onClick={() => takeOver()}>
            {taking ? copy.taking : copy.take}
          </Button>
        }
      >
        {copy.following}
      </Banner>
      {draft === undefined ? (
        <p className="text-muted">{copy.nothingYet}</p>
      ) : (
        <section aria-labelledby="answers-so-far">
          <h2 id="answers-so-far" className="text-2xl">
            {copy.answers}
          </h2>
          <p className="mt-1 mb-5 text-sm text-muted">
            {saveCopy.saved(formatTime(draft.savedAt))}
          </p>
          <AnswerList
            groups={answersOf(
              form,
              draft.values,
              (id) => files?.find((file) => file.id === id)?.name,
            )}
          />
        </section>
      )}
    </div>
  )
}
