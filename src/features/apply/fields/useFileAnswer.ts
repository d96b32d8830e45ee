import { useState, useSyncExternalStore } from 'react'
import { mayKeep } from '../../../storage/mayKeep'
import { useStillHere } from '../../../auth/useUser'
import type { Field } from '../../../domain/grant-form/grantForm'
import { redactorOf } from '../../../domain/grant-form/redact'
import type { AttachmentInfo } from '../../../storage/rows'
import { showToast } from '../../../ui/overlays/notices'
import { useApply } from '../ApplyContext'
import { fileCopy as copy } from '../copy'
import type { GrantPath } from '../paths'
import { answersOf } from '../undone'
import { useFormValue } from '../useFormValue'
import { takeFile, type Arrival } from './takeFile'

const buttonOf = (path: GrantPath) => document.getElementById(path)?.closest('label')

/** Whether somebody who waits for a file still has its field on the screen. */
function isSeen(path: GrantPath): boolean {
  const button = buttonOf(path)
  if (!button || button.closest('details:not([open])') !== null) return false
  const { top, bottom } = button.getBoundingClientRect()
  return bottom >= 0 && top <= innerHeight
}

/**
 * The file of a field: chosen, read and stored, replaced, removed, each with an undo. While a file is
 * read, the form names it already, and the field keeps showing the one it is to replace.
 */
export function useFileAnswer(field: Extract<Field, { kind: 'file' }>, path: GrantPath) {
  const apply = useApply()
  const { form, answers, session, attachments } = apply
  const { files } = session
  const stillHere = useStillHere()
  const named = useFormValue(answers, () => answers.getValues(path))
  const arriving = useSyncExternalStore(files.arriving.subscribe, () =>
    files.arriving.read().get(named),
  )
  const [refusal, setRefusal] = useState<string>()
  // Until the new file is there, it is still the old one.
  const kept = attachments.get(arriving ?? named)

  const redact = (text: string) => redactorOf(form, answers.getValues())(text)

  /** A file's name as it is shown. */
  const nameOf = ({ name }: { name: string }) => redact(name)

  /** The previous file stays on the device, so that this can be undone until its field has a third one. */
  function offerUndo(said: string, before: AttachmentInfo, path: GrantPath) {
    const follow = answers.follow(path)
    const after = answers.getValues(path)
    showToast(said, {
      of: answersOf(session.draftId),
      onAction: async () => {
        const at = follow()
        if (at === undefined || !['', after].includes(answers.getValues(at)))
          return showToast(copy.notPutBack(nameOf(before)))
        return answers.setValue(at, before.id)
      },
    })
  }

  function remove() {
    files.endWaiting(named)
    answers.setValue(path, '')
    if (kept !== undefined) offerUndo(copy.removed(nameOf(kept)), kept, path)
  }

  /** Told just before the field shows it: the file's name pushes the button down. */
  function tell(file: File, arrival: Arrival) {
    if (arrival === 'late') return stillHere() && showToast(copy.late(nameOf(file)))
    const { at, replaced } = arrival
    const refused = arrival.refusal && redact(arrival.refusal)
    const seen = isSeen(at)
    if (replaced !== undefined) offerUndo(copy.replaced(nameOf(replaced)), replaced, at)
    if (refused !== undefined && !seen && stillHere()) showToast(refused)
    setRefusal(refused)
    if (seen) requestAnimationFrame(() => buttonOf(at)?.scrollIntoView({ block: 'nearest' }))
  }

  async function choose([file, ...others]: readonly File[]) {
    if (file === undefined) return
    // Several can only be dropped.
    setRefusal(others.length > 0 ? copy.onlyOne : undefined)
    if (others.length === 0)
      await takeFile(
        { ...apply, mayKeep: () => mayKeep(stillHere()) },
        path,
        file,
        field.accept,
        (arrival) => tell(file, arrival),
      )
  }

  return {
    /** The file that is on this device. */
    kept,
    /** Another file is named, whether or not it is still on this device. */
    replaces: (arriving ?? named) !== '',
    removable: named !== '',
    reading: arriving !== undefined,
    /** Why the file chosen last was not kept. */
    refusal,
    choose,
    remove,
  }
}
