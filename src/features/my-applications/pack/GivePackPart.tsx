import { Download, Share2 } from 'lucide'
import { useState } from 'react'
import type { SubmissionRow } from '../../../storage/rows'
import { Button } from '../../../ui/page/Button'
import { packCopy as copy } from './copy'
import { canShareFiles, savePack, sharePack } from './sharePack'
import { Icon } from '../../../ui/page/Icon'

/** Hands over the pack: through the share sheet if there is one, and as a file everywhere. */
export function GivePackPart({
  submission,
  primary,
}: {
  submission: SubmissionRow
  primary: boolean
}) {
  const [shares] = useState(canShareFiles)
  const [sharing, setSharing] = useState(false)
  const first = primary ? 'primary' : 'secondary'
  return (
    <div className="no-print mt-3">
      <p className="mb-2 text-sm text-muted">{copy.what}</p>
      <div className="flex flex-wrap gap-2">
        {shares && (
          <Button
            variant={first}
            // The browser refuses a second sheet. It may never tell that the first is closed: only this
            // button waits for it.
            busy={sharing}
            onClick={() => {
              setSharing(true)
              void sharePack(submission).finally(() => setSharing(false))
            }}
          >
            <Icon shape={Share2} className="size-5" />
            {copy.share}
          </Button>
        )}
        <Button variant={shares ? 'secondary' : first} onClick={() => void savePack(submission)}>
          <Icon shape={Download} className="size-5" />
          {copy.save}
        </Button>
      </div>
    </div>
  )
}
