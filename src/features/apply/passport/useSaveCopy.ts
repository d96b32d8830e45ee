import { useState } from 'react'
import { pause } from '../../../lib/pause'
import { attachmentsOf } from '../../../storage/attachments'
import { patience } from '../../../storage/drafts/DraftFiles'
import type { DraftWriter } from '../../../storage/drafts/DraftWriter'
import { useApply } from '../ApplyContext'
import { saveCopyOf } from './saveCopyOf'

/** Saves the form's contents to a file, whether or not this device could save them. */
export function useSaveCopy(writer: DraftWriter): { saving: boolean; saveCopy: () => void } {
  const { form, answers, session } = useApply()
  const [saving, setSaving] = useState(false)

  async function save() {
    setSaving(true)
    await session.files.settledSoon()
    const { status, revision } = writer.read()
    // Behind a write that does not come back nothing can be read.
    const files = await Promise.race([attachmentsOf(session.draftId), pause(patience)]).catch(
      () => undefined,
    )
    const isArriving = session.files.arriving.read().size > 0
    await saveCopyOf(
      {
        id: session.draftId,
        kind: form.kind,
        values: structuredClone(answers.getValues()),
        attachments: files ?? [],
        savedAt: status === 'saved' ? writer.changedAt() : Date.now(),
        revision: status === 'saved' ? revision : revision + 1,
      },
      !files ? 'unread' : isArriving ? 'arriving' : 'not here',
    )
    setSaving(false)
  }

  return { saving, saveCopy: () => void save() }
}
