import { useLayoutEffect, type RefObject } from 'react'
import { localValue } from '../../lib/localValue'
import { useDrafts } from '../../storage/drafts/useDrafts'
import { DraftLinks } from '../../ui/start/DraftLinks'

/** How high the links were last time, in pixels: the boot script leaves that much room for them. */
const draftRoom = localValue('draftRoom')

/** A signed-in person's drafts, above everything else on the page, in the room that was left for them. */
export function HomeDrafts({
  userId,
  room,
}: {
  userId: string
  room: RefObject<HTMLElement | null>
}) {
  const drafts = useDrafts(userId)?.drafts

  useLayoutEffect(() => {
    if (drafts === undefined) return
    // From now on the links take their own room.
    delete document.documentElement.dataset['drafts']
    const height = room.current?.offsetHeight ?? 0
    if (height === 0) draftRoom.remove()
    else draftRoom.write(String(height))
  }, [drafts, room])

  return <DraftLinks drafts={drafts} />
}
