import { useState, useSyncExternalStore } from 'react'
import { useStillHere } from '../../../auth/useUser'
import { namedFiles, type Field } from '../../../domain/grant-form/grantForm'
import { redactorOf } from '../../../domain/grant-form/redact'
import { freeName } from '../../../lib/answers/freeName'
import type { AttachmentInfo } from '../../../storage/rows'
import { showToast } from '../../../ui/overlays/notices'
import { useApply } from '../ApplyContext'
import { applyCopy, fileCopy as copy } from '../copy'
import type { GrantPath } from '../paths'
import { answersOf } from '../undone'
import { useFormValue } from '../useFormValue'
import { readFile } from '../../../ui/files/readFile'

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
  const { form, answers, session, save, fill, attachments } = useApply()
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

  /** Where a file is named now. */
  function pathOf(id: string): GrantPath | undefined {
    const found = namedFiles(form, answers.getValues()).find((file) => file.id === id)
    return found?.path as GrantPath | undefined
  }

  /** The previous file stays on the device, so that this can be undone until its field has a third one. */
  function offerUndo(said: string, before: AttachmentInfo, path: GrantPath) {
    const follow = answers.follow(path)
    const after = answers.getValues(path)
    showToast(said, {
      label: applyCopy.undo,
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

  /** Stores the file, unless it is no longer wanted; returns why it was refused. */
  async function store(file: File, id: string): Promise<string | undefined> {
    try {
      const read = await readFile(file, field.accept)
      if ('refusal' in read) return redact(read.refusal)
      const others = namedFiles(form, answers.getValues())
        .filter((other) => other.id !== id)
        .map((other) => files.read().get(other.id)?.name)
      if (files.isExpected(id))
        await files.attach(id, { ...read, name: freeName(read.name, others) })
      return undefined
    } catch {
      return copy.notKept(nameOf(file))
    }
  }

  async function choose([file, ...others]: readonly File[]) {
    if (file === undefined) return
    // Several can only be dropped.
    setRefusal(others.length > 0 ? copy.onlyOne : undefined)
    if (others.length > 0) return
    const superseded = answers.getValues(path)
    const before = files.atRest(superseded)
    const id = files.expect(before)
    // Of two files that are chosen one after the other, the later one counts.
    files.endWaiting(superseded)
    fill(path, id)
    const refused = await store(file, id)
    const { at } = session.state.read()
    const tellLate = () => stillHere() && showToast(copy.late(nameOf(file)))
    if (files.isLate(id)) tellLate()
    if (!files.isExpected(id)) return files.endWaiting(id)
    const target = pathOf(id)
    const seen = target !== undefined && isSeen(target)
    if (target !== undefined && refused === undefined) {
      const saving = save()
      // A form that is open says itself what is not saved; of one that was left, another tab may have gone
      // on. One that is shown again after 'Back' is being opened anew, and knows nothing of this file.
      if (at !== 'editing')
        void saving.then((isSaved) => (isSaved && at === 'closed') || tellLate())
      const replaced = files.read().get(before)
      if (replaced !== undefined && at === 'editing')
        offerUndo(copy.replaced(nameOf(replaced)), replaced, target)
    } else if (target !== undefined) fill(target, before)
    files.endWaiting(id)
    if (target === undefined) return
    if (refused !== undefined && !seen && stillHere()) showToast(refused)
    setRefusal(refused)
    // The file's name has pushed the button down: keep it in view.
    if (seen) requestAnimationFrame(() => buttonOf(target)?.scrollIntoView({ block: 'nearest' }))
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
