import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect } from 'react'
import { useUser } from '../../auth/useUser'
import { shownAnswersOf } from '../../domain/grant-form/answers'
import type { GrantForm, GrantKind } from '../../domain/grant-form/grantForm'
import { savedMoment } from '../../domain/grant-form/savedMoment'
import { holdUnsaved } from '../../pwa/unsaved'
import { listAttachments } from '../../storage/attachments'
import { draftId, isDraftThere, loadDraft } from '../../storage/drafts/drafts'
import { lastSubmission } from '../../storage/submissions/submissions'
import type { DraftSession } from '../../storage/drafts/DraftSession'
import type { DraftState } from '../../storage/drafts/draftState'
import { AnswerList } from './check/AnswerList'
import { SubmittedBanner } from './SubmittedBanner'
import { Banner } from '../../ui/fields/Banner'
import { act } from '../../ui/overlays/act'
import { Button } from '../../ui/page/Button'
import { useNow } from '../../ui/screen/useNow'
import { lockCopy as copy, saveStatusCopy } from './copy'

/** Shows a draft as it is saved by another tab; editing can be taken over. */
export function DraftFollower({
  form,
  session,
  state,
}: {
  form: GrantForm
  session: DraftSession
  state: Extract<DraftState, { at: 'following' | 'handing-over' | 'stale' }>
}) {
  const user = useUser()
  // Read together: until then nothing is known, least of all that nothing was saved.
  const found = useLiveQuery(
    () => lastSaved(user.id, form.kind).catch(() => unread),
    [user.id, form.kind],
  )
  const { draft, submitted } = found ?? {}
  const isGone = found?.isThere === false
  const files = useLiveQuery(
    () => listAttachments(session.draftId).catch(() => false as const),
    [session],
  )
  const now = useNow()
  const leftOver = state.at === 'handing-over' ? undefined : state.leftOver
  // Only here: another tab saved first.
  useEffect(() => (leftOver === undefined ? undefined : holdUnsaved()), [leftOver])
  const busy =
    state.at === 'handing-over'
      ? saveStatusCopy.saving
      : state.at === 'following' && state.take === 'asking' && copy.taking

  const [said, goOn] =
    state.at !== 'stale'
      ? [copy.following, copy.take]
      : isGone
        ? [copy.beginInstead, copy.begin]
        : [copy.changed, copy.goOn]

  return (
    <div className="max-w-3xl space-y-6">
      {leftOver !== undefined && (
        <Banner
          tone="bad"
          actions={
            <Button
              size="small"
              variant="secondary"
              busy={busy !== false}
              onClick={() => void session.take(leftOver)}
            >
              {copy.takeMine}
            </Button>
          }
        >
          {isGone ? copy.gone : copy.notInDraft}
        </Banner>
      )}
      <Banner
        tone="info"
        actions={
          <Button
            size="small"
            variant="secondary"
            busy={busy !== false}
            onClick={() => act(() => session.take(), copy.notKept)}
          >
            {busy || goOn}
          </Button>
        }
      >
        {said}
      </Banner>
      <Banner tone="warn">
        {state.at === 'following' && state.take === 'refused' && copy.refused}
      </Banner>
      {draft !== undefined && files !== false ? (
        files !== undefined && (
          <section aria-labelledby="answers-so-far">
            <h2 id="answers-so-far" className="text-2xl">
              {copy.answers}
            </h2>
            <p className="mt-1 mb-5 text-sm text-muted">
              {saveStatusCopy.saved(savedMoment(draft.savedAt, now))}
            </p>
            <AnswerList
              groups={shownAnswersOf(
                form,
                draft.values,
                (id) => files.find((file) => file.id === id)?.name,
              )}
            />
          </section>
        )
      ) : submitted !== undefined ? (
        <SubmittedBanner submission={submitted} />
      ) : (
        found && <p className="text-muted">{found.isThere ? copy.unread : copy.nothing}</p>
      )}
    </div>
  )
}

const unread = { draft: undefined, isThere: true, submitted: undefined }

async function lastSaved(userId: string, kind: GrantKind) {
  const draft = await loadDraft(userId, kind)
  const isThere = draft !== undefined || (await isDraftThere(draftId(userId, kind)))
  return { draft, isThere, submitted: isThere ? undefined : await lastSubmission(userId, kind) }
}
