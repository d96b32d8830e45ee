import { useState } from 'react'
import { act, attempt } from '../../ui/overlays/act'
import * as failures from '../../ui/overlays/failureCopy'
import { pause, simulatedTime } from '../../lib/pause'
import { showToast } from '../../ui/overlays/notices'
import { personalCopy as copy } from './copy'
import { PersonalForm } from './PersonalForm'
import { PersonalSection } from './PersonalSection'
import type { ProfileValues } from './fields'
import { valuesOf, withChanges, type ProfileEdits } from './profile'
import type { useProfile } from './useProfile'

/** Personal information: for reading, and after Edit Profile as a form. */
export function PersonalTab({
  profile: { entries, keepEdits, unfinished, timesRead, refused, keepUnfinished },
  editing,
  onEditing,
  onSaved,
}: {
  profile: ReturnType<typeof useProfile>
  editing: boolean
  onEditing: (editing: boolean) => void
  onSaved: () => void
}) {
  const [backFromForm, setBackFromForm] = useState(false)

  async function save(values: ProfileValues) {
    // The form stays until the simulated call is over, also one that was open before a reload.
    onEditing(true)
    const [kept] = await Promise.all([
      keepEdits((stored) => withChanges(stored, entries, values)),
      pause(simulatedTime),
    ])
    if (!kept) return false
    await keepUnfinished(undefined)
    setBackFromForm(true)
    onEditing(false)
    onSaved()
    return true
  }

  async function cancel(values: ProfileValues) {
    const touched = unfinished !== undefined
    if (!(await keepUnfinished(undefined))) return false
    setBackFromForm(true)
    onEditing(false)
    if (touched)
      showToast(copy.cancelled, {
        onAction: () => attempt(() => goOnWith(values), failures.undo),
      })
    return true
  }

  /** The form is opened as by its button: the one for the undo, which had the focus, is gone. */
  async function goOnWith(values: ProfileValues) {
    const kept = await keepUnfinished(values)
    onEditing(true)
    return kept
  }

  async function reset() {
    let edits: ProfileEdits = {}
    const done = await keepEdits((stored) => {
      edits = stored
      return undefined
    })
    const undo = () => attempt(() => keepEdits((since) => ({ ...edits, ...since })), failures.undo)
    if (done) showToast(copy.resetDone, { onAction: undo })
    return done
  }

  if (!editing && unfinished === undefined) {
    return (
      <PersonalSection
        entries={entries}
        backFromForm={backFromForm}
        onEdit={() => onEditing(true)}
        onReset={() => act(reset, failures.change)}
      />
    )
  }
  const saved = valuesOf(entries)
  return (
    <PersonalForm
      timesRead={timesRead}
      saved={saved}
      values={unfinished ?? saved}
      resumed={!editing}
      unkept={refused}
      onInput={(values) => void keepUnfinished(values)}
      onSave={save}
      onCancel={(values) => act(() => cancel(values), failures.change)}
    />
  )
}
