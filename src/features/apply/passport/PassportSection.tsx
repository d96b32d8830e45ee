import { FolderOpen, Save } from 'lucide'
import { useState } from 'react'
import type { DraftWriter } from '../../../storage/drafts/DraftWriter'
import { Button } from '../../../ui/page/Button'
import { useApply } from '../ApplyContext'
import { OpenPassportPart } from '../lateParts'
import { writtenFirst } from '../saving/writtenFirst'
import { passportCopy as copy } from './copy'
import { useSaveCopy } from './useSaveCopy'
import { Icon } from '../../../ui/page/Icon'

/** Saves the open draft with its files to one file, and opens such a file. */
export function PassportSection({ writer }: { writer: DraftWriter }) {
  const { form, session } = useApply()
  const [opening, setOpening] = useState(false)
  const { saving, saveCopy } = useSaveCopy(writer)

  async function open() {
    // The comparison and the replacement use what is on disk, so everything typed must be there.
    if (await writtenFirst(writer, copy.replaces)) setOpening(true)
  }

  return (
    <section className="border-t border-line pt-6">
      <h2 className="text-2xl">{copy.title}</h2>
      <p className="mt-2">{copy.lead}</p>
      <p className="mt-2 text-sm text-muted">{copy.aadhaar}</p>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button variant="secondary" busy={saving} onClick={saveCopy}>
          <Icon shape={Save} className="size-5" />
          {saving ? copy.saving : copy.save}
        </Button>
        <Button variant="secondary" onClick={() => void open()}>
          <Icon shape={FolderOpen} className="size-5" />
          {copy.open}
        </Button>
      </div>
      {opening && (
        <OpenPassportPart
          kind={form.kind}
          onClose={() => setOpening(false)}
          replace={(work) => session.replace(work)}
        />
      )}
    </section>
  )
}
