import { useState } from 'react'
import { attachmentsOf } from '../../../storage/attachments'
import type { DraftWriter } from '../../../storage/DraftWriter'
import { useApply } from '../ApplyContext'
import { saveCopyOf } from './saveCopyOf'

/** Saves what stands in the form to a file, whether or not this device could keep it. */
export function useSaveCopy(writer: DraftWriter): { saving: boolean; saveCopy: () => void } {
  const { definition, form, draftId } = useApply()
  const [saving, setSaving] = useState(false)

  async function save() {
    setSaving(true)
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

  return { saving, saveCopy: () => void save() }
}
