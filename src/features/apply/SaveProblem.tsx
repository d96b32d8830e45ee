import { savedMoment } from '../../domain/grant-form/savedMoment'
import type { DraftWriter } from '../../storage/drafts/DraftWriter'
import { storageFailureText } from '../../storage/copy'
import type { StorageFailure } from '../../storage/failure'
import { Banner } from '../../ui/fields/Banner'
import { Button } from '../../ui/page/Button'
import { useApply } from './ApplyContext'
import { saveStatusCopy as copy } from './copy'
import { useSaveCopy } from './passport/useSaveCopy'

/** The device does not save what is typed: why, what is safe, and what to do now. */
export function SaveProblem({
  failure,
  savedAt,
  writer,
}: {
  failure: StorageFailure
  savedAt: number | undefined
  writer: DraftWriter
}) {
  const { save } = useApply()
  const { saving, saveCopy } = useSaveCopy(writer)
  return (
    <div className="w-full text-sm">
      <Banner
        tone="bad"
        actions={
          <>
            <Button size="small" variant="secondary" disabled={saving} onClick={saveCopy}>
              {copy.saveACopy}
            </Button>
            <Button size="small" variant="secondary" onClick={save}>
              {copy.retry}
            </Button>
          </>
        }
      >
        {storageFailureText[failure]}{' '}
        {savedAt !== undefined && copy.lastSaved(savedMoment(savedAt))}
      </Banner>
    </div>
  )
}
