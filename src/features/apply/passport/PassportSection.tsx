import { FolderOpen, Save } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { DraftWriter } from '../../../storage/DraftWriter'
import { Button } from '../../../ui/Button'
import { showAlert } from '../../../ui/notices'
import { useApply } from '../ApplyContext'
import { passportCopy as copy } from './copy'
import { useSaveCopy } from './useSaveCopy'

// The dialog and the reading of files are only loaded when a file is to be opened.
const OpenPassportDialog = lazy(async () => ({
  default: (await import('./OpenPassportDialog')).OpenPassportDialog,
}))

/** Saves the open draft with its files to one file, and opens such a file here. */
export function PassportSection({
  writer,
  reopen,
}: {
  writer: DraftWriter
  reopen: () => Promise<void>
}) {
  const { definition } = useApply()
  const [opening, setOpening] = useState(false)
  const { saving, saveCopy } = useSaveCopy(writer)

  async function open() {
    // What is compared and replaced is what is on disk: nothing typed may be missing from it.
    await writer.flush()
    if (writer.read().status === 'failed') await showAlert(copy.unsaved, copy.unsavedDetail)
    else setOpening(true)
  }

  return (
    <section className="border-t border-line pt-6">
      <h2 className="text-2xl">{copy.title}</h2>
      <p className="mt-2">{copy.lead}</p>
      <p className="mt-2 text-sm text-muted">{copy.aadhaar}</p>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button variant="secondary" disabled={saving} onClick={saveCopy}>
          <Save aria-hidden className="size-5" />
          {saving ? copy.saving : copy.save}
        </Button>
        <Button variant="secondary" onClick={() => void open()}>
          <FolderOpen aria-hidden className="size-5" />
          {copy.open}
        </Button>
      </div>
      {opening && (
        <Suspense>
          <OpenPassportDialog
            kind={definition.kind}
            onClose={() => setOpening(false)}
            beforeOpening={async () => {
              await writer.pause()
              writer.close()
            }}
            onOpened={() => void reopen()}
          />
        </Suspense>
      )}
    </section>
  )
}
