import { FolderOpen, Save } from 'lucide-react'
import { useState } from 'react'
import { attachmentsOf } from '../../../storage/attachments'
import type { DraftWriter } from '../../../storage/DraftWriter'
import { Button } from '../../../ui/Button'
import { useApply } from '../ApplyContext'
import { passportCopy as copy } from './copy'
import { OpenPassportDialog } from './OpenPassportDialog'
import { saveCopyOf } from './saveCopyOf'

/** Saves the open draft with its files to one file, and opens such a file here. */
export function PassportSection({
  writer,
  reopen,
}: {
  writer: DraftWriter
  reopen: () => Promise<void>
}) {
  const { definition, form, draftId } = useApply()
  const [opening, setOpening] = useState(false)
  const [saving, setSaving] = useState(false)

  async function save() {
    setSaving(true)
    // What stands in the form, whether or not this device could keep it.
    const { status, savedAt, revision } = writer.read()
    await saveCopyOf({
      kind: definition.kind,
      values: structuredClone(form.getValues()),
      attachments: await attachmentsOf(draftId).catch(() => []),
      savedAt: status === 'saved' ? savedAt : Date.now(),
      revision: status === 'saved' ? revision : revision + 1,
    })
    setSaving(false)
  }

  return (
    <section className="border-t border-line pt-6">
      <h2 className="text-2xl">{copy.title}</h2>
      <p className="mt-2 max-w-3xl">{copy.lead}</p>
      <p className="mt-2 max-w-3xl text-sm text-muted">{copy.aadhaar}</p>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button variant="secondary" disabled={saving} onClick={() => void save()}>
          <Save aria-hidden className="size-5" />
          {saving ? copy.saving : copy.save}
        </Button>
        <Button variant="secondary" onClick={() => setOpening(true)}>
          <FolderOpen aria-hidden className="size-5" />
          {copy.open}
        </Button>
      </div>
      {opening && (
        <OpenPassportDialog
          kind={definition.kind}
          onClose={() => setOpening(false)}
          beforeOpening={async () => {
            await writer.flush()
            writer.close()
          }}
          onOpened={() => void reopen()}
        />
      )}
    </section>
  )
}
