import { useCallback, type RefObject } from 'react'
import { savedMoment } from '../../../domain/grant-form/savedMoment'
import type { DraftWriter } from '../../../storage/drafts/DraftWriter'
import { storageFailureText } from '../../../storage/copy'
import type { StorageFailure } from '../../../storage/failure'
import { Banner } from '../../../ui/fields/Banner'
import { Button } from '../../../ui/page/Button'
import { useNow } from '../../../ui/screen/useNow'
import { useApply } from '../ApplyContext'
import { saveStatusCopy as copy } from '../copy'
import { useSaveCopy } from '../passport/useSaveCopy'

/** The device does not save what is typed: why, what is safe, and what to do now. */
export function SaveProblem({
  failure,
  savedAt,
  writer,
  beside,
}: {
  failure: StorageFailure
  savedAt: number | undefined
  writer: DraftWriter
  /** What stays when the problem is solved. */
  beside: RefObject<HTMLElement | null>
}) {
  const { save } = useApply()
  const now = useNow()
  const { saving, saveCopy } = useSaveCopy(writer)
  const giveFocusOn = useCallback(
    (problem: HTMLDivElement) => () => {
      // 'Try again' goes with the problem that it solved.
      if (problem.contains(document.activeElement)) beside.current?.focus({ preventScroll: true })
    },
    [beside],
  )
  return (
    <div ref={giveFocusOn} className="w-full text-sm">
      <Banner
        tone="bad"
        actions={
          <>
            <Button size="small" variant="secondary" busy={saving} onClick={saveCopy}>
              {copy.saveACopy}
            </Button>
            {failure === 'cutOff' ? (
              <Button size="small" variant="secondary" onClick={() => location.reload()}>
                {copy.loadAgain}
              </Button>
            ) : (
              <Button size="small" variant="secondary" onClick={() => void save()}>
                {copy.retry}
              </Button>
            )}
          </>
        }
      >
        {storageFailureText[failure]}{' '}
        {savedAt !== undefined && copy.lastSaved(savedMoment(savedAt, now))}
      </Banner>
    </div>
  )
}
