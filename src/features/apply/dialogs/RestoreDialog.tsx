import { useEffect, useState } from 'react'
import { useUser } from '../../../auth/useUser'
import type { GrantValues } from '../../../domain/grant-form/grantForm'
import { formatDateTime } from '../../../lib/dates'
import type { DraftWriter } from '../../../storage/drafts/DraftWriter'
import { listRestorePoints, type RestorePoint } from '../../../storage/restore-points/restorePoints'
import { unlessStale } from '../../../storage/failure'
import { returnTo } from '../../../storage/restore-points/returnTo'
import { act, attempt } from '../../../ui/overlays/act'
import { Dialog } from '../../../ui/overlays/Dialog'
import { showAlert, showToast } from '../../../ui/overlays/notices'
import { EmptyState } from '../../../ui/lists/EmptyState'
import { Spinner } from '../../../ui/page/Spinner'
import { useApply } from '../ApplyContext'
import { restoreCopy as copy } from './copy'
import { writtenFirst } from '../saving/writtenFirst'
import { openingOf } from '../undone'
import { RestoreEntry } from './RestoreEntry'

/** Earlier states of the draft: when, what was different, and a button to go back to each. */
export function RestoreDialog({ writer, onClose }: { writer: DraftWriter; onClose: () => void }) {
  const { form, answers, session, attachments } = useApply()
  const { id: userId } = useUser()
  const [points, setPoints] = useState<RestorePoint[] | 'unreadable'>()
  /** The state that is being gone back to, once no file is on its way. */
  const [returning, setReturning] = useState<RestorePoint>()
  const [now] = useState(() => structuredClone(answers.getValues()))

  useEffect(() => {
    let current = true
    writer
      .flush()
      .then(() => listRestorePoints(session.draftId))
      .then(
        (listed) => current && setPoints(listed),
        () => current && setPoints('unreadable'),
      )
    return () => {
      current = false
    }
  }, [writer, session])

  /** Afterwards the form is a new one, and this dialog is gone with the old one. */
  const to = (state: GrantValues, replaces?: GrantValues) =>
    session.replace(() => returnTo(userId, form.kind, state, replaces))

  async function goBack(point: RestorePoint) {
    const { values } = point
    // What is only in this tab would be in no state to go back to.
    if (!(await writtenFirst(writer, copy.replaces))) return
    setReturning(point)
    await to(values).finally(() => setReturning(undefined))
    showToast(copy.returned, {
      of: openingOf(session.draftId),
      onAction: () => attempt(() => undo(values), copy.notReturned),
    })
  }

  async function undo(returnedTo: GrantValues) {
    const isUndone = await unlessStale(() => to(now, returnedTo))
    if (!isUndone) await showAlert(copy.notUndone, copy.changedSince)
  }

  return (
    <Dialog title={copy.title} open onClose={onClose}>
      <p className="mb-4 text-muted">{copy.lead}</p>
      {points === undefined && <Spinner label={copy.reading} />}
      {points === 'unreadable' && <p>{copy.unreadable}</p>}
      {Array.isArray(points) && points.length === 0 && (
        <EmptyState title={copy.none}>{copy.noneText}</EmptyState>
      )}
      {Array.isArray(points) && (
        <ul className="divide-y divide-line">
          {points.map((point) => (
            <RestoreEntry
              key={point.id}
              form={form}
              point={point}
              moment={momentOf(point, points)}
              now={now}
              files={[...attachments.values()]}
              returning={returning && (returning === point ? 'this' : 'other')}
              onReturn={() => act(() => goBack(point), copy.notReturned)}
            />
          ))}
        </ul>
      )}
    </Dialog>
  )
}

/** When it was kept; states of one minute are counted, from the oldest on. */
function momentOf({ id, at }: RestorePoint, points: readonly RestorePoint[]): string {
  const moment = formatDateTime(at)
  const alike = points.filter((point) => formatDateTime(point.at) === moment)
  const count = alike.length - alike.findIndex((point) => point.id === id)
  return alike.length === 1 ? moment : `${moment} (${count})`
}
