import { namedFiles, type FileType } from '../../../domain/grant-form/grantForm'
import { freeName } from '../../../lib/answers/freeName'
import type { AttachmentInfo } from '../../../storage/rows'
import { readFile } from '../../../ui/files/readFile'
import type { ApplyState } from '../ApplyContext'
import { fileCopy as copy } from '../copy'
import type { GrantPath } from '../paths'

/**
 * What became of a chosen file: late, when its form was opened anew meanwhile or its draft has gone on
 * elsewhere; else where its field is by then, and why it was refused or which file of an open form it
 * replaces.
 */
export type Arrival =
  | 'late'
  | { at: GrantPath; refusal?: string; replaced?: AttachmentInfo | undefined }

/**
 * Names a chosen file in its field at once, reads it and stores it with the draft. Tells what became of
 * it just before the screen shows it; nothing of a file that was removed or superseded, or whose member
 * is gone. Nothing here depends on React.
 */
export async function takeFile(
  {
    form,
    answers,
    session,
    save,
    fill,
    mayKeep,
  }: Pick<ApplyState, 'form' | 'answers' | 'session' | 'save' | 'fill'> & {
    mayKeep: () => boolean
  },
  path: GrantPath,
  file: File,
  accept: readonly FileType[],
  tell: (arrival: Arrival) => void,
): Promise<void> {
  const { files } = session
  const superseded = answers.getValues(path)
  const before = files.atRest(superseded)
  const id = files.expect(before)
  // Of two files that are chosen one after the other, the later one counts.
  files.endWaiting(superseded)
  fill(path, id)

  const named = () => namedFiles(form, answers.getValues())
  const store = async () => {
    const read = await readFile(file, accept)
    if (!mayKeep()) files.abandon()
    if ('refusal' in read) return read.refusal
    const others = named().map((other) => files.read().get(other.id)?.name)
    if (files.isExpected(id)) await files.attach(id, { ...read, name: freeName(read.name, others) })
    return undefined
  }
  const refusal = await store().catch(() => copy.notKept(file.name))

  const at = named().find((other) => other.id === id)?.path as GrantPath | undefined
  if (at === undefined) return files.endWaiting(id)
  if (!files.isExpected(id)) return tell('late')
  if (refusal !== undefined) {
    fill(at, before)
    tell({ at, refusal })
    return files.endWaiting(id)
  }
  const state = session.state.read().at
  const saving = save()
  tell({ at, replaced: state === 'editing' ? files.read().get(before) : undefined })
  files.endWaiting(id)
  // A form that is open says itself what is not saved; of one that was left, another tab may have gone
  // on. One that is shown again after 'Back' is being opened anew, and knows nothing of this file.
  if (state === 'editing' || ((await saving) && state === 'closed')) return
  tell('late')
}
