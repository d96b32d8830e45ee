import { useState } from 'react'
import { attachmentsOf } from '../../../storage/attachments'
import type { DraftWriter } from '../../../storage/drafts/DraftWriter'
import { useApply } from '../ApplyContext'
import { saveCopyOf } from './saveCopyOf'

/** Saves the form's contents to a file, whether or not this device could save them. */
export function useSaveCopy(writer: DraftWriter): { saving: boolean; saveCopy: () => void } {
  const { form, answers, session } = useApply()
  const [saving, setSaving] = useState(false)

  async function save() {
    setSaving(true)
    await session.files.settled()
    const { status, revision } = writer.read()
    const files = await attachmentsOf(session.draftId).catch(() => undefined)
    await saveCopyOf(
      {
        id: session.draftId,
        kind: form.kind,
        values: structuredClone(answers.getValues()),
        attachments: files ?? [],
        savedAt: status === 'saved' ? writer.changedAt() : Date.now(),
        revision: status === 'saved' ? revision : revision + 1,
      },
      files === undefined ? 'unread' : 'not here',
    )
    setSaving(false)
  }

  return { saving, saveCopy: () => void save() }
}
