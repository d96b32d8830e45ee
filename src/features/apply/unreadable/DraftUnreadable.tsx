import { formatDateTime } from '../../../lib/dates'
import { beginAgain } from '../../../storage/begin-again/beginAgain'
import type { DraftSession } from '../../../storage/drafts/DraftSession'
import type { StorageFailure } from '../../../storage/failure'
import { Banner } from '../../../ui/fields/Banner'
import { act } from '../../../ui/overlays/act'
import { confirm, showToast } from '../../../ui/overlays/notices'
import { useQuestionsHere } from '../../../ui/overlays/useQuestionsHere'
import { Button } from '../../../ui/page/Button'
import { unreadableCopy as copy } from './copy'

/** Shown instead of a blank form when the device could not read the draft. */
export function DraftUnreadable({ why, session }: { why: StorageFailure; session: DraftSession }) {
  // No second try will read it.
  const forGood = why === 'lost' || why === 'tampered' ? why : undefined
  // Another tab may begin it again first, and type on.
  useQuestionsHere()

  async function onBegin() {
    const sure = await confirm(copy.beginQuestion, {
      detail: copy.beginDetail,
      confirmLabel: copy.beginAgain,
      danger: true,
    })
    if (sure) act(begin, copy.notBegun)
  }

  async function begin() {
    const from = await beginAgain(session)
    showToast(from === undefined ? copy.begunBlank : copy.begunFrom(formatDateTime(from.at)))
  }

  return (
    <Banner
      tone="bad"
      actions={
        <>
          <Button size="small" variant="secondary" onClick={() => void session.retry()}>
            {copy.retry}
          </Button>
          {forGood !== undefined && (
            <Button size="small" variant="secondary" onClick={() => void onBegin()}>
              {copy.beginAgain}
            </Button>
          )}
        </>
      }
    >
      {why === 'newer'
        ? copy.newer
        : forGood === undefined
          ? copy.reason(why)
          : copy.forGood(forGood)}
    </Banner>
  )
}
