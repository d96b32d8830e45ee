import { useState } from 'react'
import { isMadeHere } from '../../../../storage/office/decisions'
import type { OfficeApplication, OfficeList } from '../../../../storage/office/officeApplications'
import { isDecidedElsewhere } from '../../decisions/isDecidedElsewhere'
import type { Filters } from '../filters'

/** What has become of an application without this tab: nothing is decided on it unseen. */
type Lost = 'decided' | 'deleted' | 'gone'

/** The application in the reading pane. */
export type Reading = {
  id: string
  /** As it is now, or as it was when it was opened; undefined if it has not been here since. */
  application: OfficeApplication | undefined
  /** Undefined while it can be decided on. */
  lost: Lost | undefined
}

/** An application as it was when it was opened, in the list of this name. */
type Opened = { id: string; list: string; application: OfficeApplication | undefined }

/**
 * What the reading pane shows: the application in the address; else, on wide screens, the first of the
 * list, which then stays until another one or another list is chosen, whatever other tabs do to it.
 */
export function useReading({
  list: { applications, deleted },
  shown,
  filters: { layout, status, search },
  askedId,
  wide,
}: {
  list: OfficeList
  /** The filtered applications, in order. */
  shown: readonly OfficeApplication[]
  filters: Filters
  /** From the address. */
  askedId: string | null
  wide: boolean
}): [Reading | undefined, open: (id: string | null) => void] {
  const [opened, setOpened] = useState<Opened>()
  const list = `${layout} ${status} ${search}`

  function find(id: string): OfficeApplication | undefined {
    return [...applications, ...deleted].find((application) => application.id === id)
  }
  function open(id: string | null): void {
    setOpened(id === null ? undefined : { id, list, application: find(id) })
  }

  const stays = opened?.list === list && !isDeletedHere(find(opened.id), deleted)
  const first = wide && layout === 'desk' ? (stays ? opened.id : shown[0]?.id) : undefined
  const id = askedId ?? first
  if (id === undefined) {
    if (opened !== undefined) setOpened(undefined)
    return [undefined, open]
  }
  const now = find(id)
  const turnedUp = opened?.application === undefined && now !== undefined
  if (opened?.id !== id || opened.list !== list || turnedUp) open(id)

  const seen = opened?.id === id ? opened.application : now
  const lost =
    now === undefined
      ? 'gone'
      : deleted.includes(now)
        ? 'deleted'
        : isDecidedElsewhere(now, seen)
          ? 'decided'
          : undefined
  return [{ id, application: now ?? seen, lost }, open]
}

function isDeletedHere(
  application: OfficeApplication | undefined,
  deleted: readonly OfficeApplication[],
): boolean {
  const last = application?.history.at(-1)
  return (
    application !== undefined &&
    deleted.includes(application) &&
    last !== undefined &&
    isMadeHere(last.id)
  )
}
