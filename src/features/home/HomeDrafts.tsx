import { useDrafts } from '../../storage/drafts/useDrafts'
import { DraftLinks } from '../../ui/start/DraftLinks'

/** A signed-in person's drafts, above everything else on the page. */
export function HomeDrafts({ userId }: { userId: string }) {
  return <DraftLinks drafts={useDrafts(userId)} />
}
