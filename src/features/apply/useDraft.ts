import { useCallback, useEffect, useRef, useState } from 'react'
import { logError } from '../../api/log'
import {
  attachmentIds,
  blankValues,
  type GrantForm,
  type GrantValues,
} from '../../domain/grant-form/grantForm'
import { randomId } from '../../lib/id'
import { listAttachments, sweepAttachments } from '../../storage/attachments'
import { DraftSeat, type SeatState } from '../../storage/DraftSeat'
import { draftId, loadDraft } from '../../storage/drafts'
import { DraftWriter } from '../../storage/DraftWriter'
import { storageFailure, type StorageFailure } from '../../storage/failure'
import { storageHealth } from '../../storage/health'
import type { AttachmentInfo, Place } from '../../storage/rows'

/** A draft that was read from the device, and the writer that goes on from it. */
export type OpenedDraft = {
  /** Counts the openings: each one is a fresh form. */
  number: number
  values: GrantValues
  place: Place | undefined
  attachments: AttachmentInfo[]
  writer: DraftWriter
}

type DraftView =
  | { state: 'opening' }
  | {
      state: 'editing'
      opened: OpenedDraft
      /** Reads the draft again; with values, goes on from these instead. */
      reopen: (values?: GrantValues) => Promise<void>
    }
  | {
      state: 'following'
      /** Edits here instead; with values, goes on from these. */
      take: (values?: GrantValues) => Promise<void>
      /** What was typed here and another tab's save kept out of the draft. */
      leftOver: GrantValues | undefined
    }

/** Opens a person's draft of a form, in the one tab that edits it, and follows it in the others. */
export function useDraft(userId: string, form: GrantForm): DraftView {
  const [opened, setOpened] = useState<OpenedDraft>()
  const [seatState, setSeatState] = useState<SeatState>('waiting')
  const [leftOver, setLeftOver] = useState<GrantValues>()
  const seat = useRef<DraftSeat>(null)
  const writer = useRef<DraftWriter>(null)
  /** Values that the next opening goes on from, whatever is stored. */
  const carried = useRef<GrantValues>(undefined)

  const open = useCallback(async () => {
    const id = draftId(userId, form.kind)
    let failure: StorageFailure | undefined
    // A browser tells of an old tab that holds the database only once; later loads just wait.
    const waiting = setTimeout(() => storageHealth.report({ blockedByOldTab: true }), 4_000)
    const stored = await loadDraft(userId, form.kind).catch((error: unknown) => {
      logError('The draft could not be read', error)
      failure = storageFailure(error)
      return undefined
    })
    clearTimeout(waiting)
    const values = carried.current ?? stored?.values ?? blankValues(form)
    const hasCarried = carried.current !== undefined
    carried.current = undefined
    const attachments = await listAttachments(id).catch(() => [])
    const next = new DraftWriter(userId, form.kind, stored, failure)
    const place = stored?.place
    if (hasCarried) next.write(() => ({ values, place: place ?? { path: null, scrollY: 0 } }))
    writer.current = next
    setOpened((before) => ({
      number: (before?.number ?? 0) + 1,
      values,
      place,
      attachments,
      writer: next,
    }))
    void sweepAttachments(id, attachmentIds(form, values)).catch(() => undefined)
  }, [userId, form])

  useEffect(() => {
    const here = new DraftSeat(draftId(userId, form.kind), randomId(), async () =>
      writer.current?.flush(),
    )
    seat.current = here
    const follow = () => {
      const state = here.read()
      if (state === 'editing') void open().then(() => setSeatState(state))
      else setSeatState(state)
    }
    const stop = here.subscribe(follow)
    follow()
    return () => {
      stop()
      // The seat is left only when the last keystroke is on disk.
      void Promise.resolve(writer.current?.flush()).finally(() => here.leave())
    }
  }, [userId, form.kind, open])

  // Another tab has saved in between: this one follows, and what was typed here is offered, not lost.
  useEffect(() => {
    const current = opened?.writer
    return current?.subscribe(() => {
      if (current.read().failure !== 'stale') return
      setLeftOver(current.unsaved())
      seat.current?.follow()
    })
  }, [opened])

  if (seatState === 'following') {
    return {
      state: 'following',
      leftOver,
      take: async (values) => {
        carried.current = values
        setLeftOver(undefined)
        await seat.current?.take()
      },
    }
  }
  if (seatState !== 'editing' || opened === undefined) return { state: 'opening' }
  return {
    state: 'editing',
    opened,
    reopen: async (values) => {
      carried.current = values
      await open()
    },
  }
}
