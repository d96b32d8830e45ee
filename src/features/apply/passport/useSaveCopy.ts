import { useState } from 'react'
import { attachmentsOf } from '../../../storage/attachments'
import type { DraftWriter } from '../../../storage/drafts/DraftWriter'
import { useApply } from '../ApplyContext'
import { noteCopy } from '../safety/lastCopy'
import { saveCopyOf } from './saveCopyOf'

/** Saves the form's contents to a file, whether or not this device could save them. */
export function useSaveCopy(writer: DraftWriter): { saving: boolean; saveCopy: () => void } {
  const { definition, form, session } = useApply()
  const [saving, setSaving] = useState(false)

  async function save() {
    setSaving(true)
    await session.files.settled()
    const { status, savedAt, revision } = writer.read()
    const values = structuredClone(form.getValues())
    const leftOut = await saveCopyOf({
      kind: definition.kind,
      values,
      attachments: await attachmentsOf(session.draftId).catch(() => []),
      savedAt: status === 'saved' ? savedAt : Date.now(),
      revision: status === 'saved' ? revision : revision + 1,
    })
    if (leftOut !== undefined) await noteCopy(session.draftId, values, leftOut)
    setSaving(false)
  }

  return { saving, saveCopy: () => void save() }
}
