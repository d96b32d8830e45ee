import { useState } from 'react'
import { showToast } from '../../ui/notices'
import { personalCopy as copy } from './copy'
import { PersonalForm } from './PersonalForm'
import { PersonalSection } from './PersonalSection'
import { editsOf, valuesOf, type ProfileValues } from './profile'
import { simulatedDelay } from './simulate'
import type { useProfile } from './useProfile'

/** Personal information: to read, and after Edit Profile to edit. */
export function PersonalTab({
  profile: { entries, keepEdits, unfinished, keepUnfinished },
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
    // The form stays until the simulated call is over, also when it was there from before a reload.
    onEditing(true)
    const [kept] = await Promise.all([keepEdits(editsOf(entries, values)), simulatedDelay()])
    if (!kept) return false
    await keepUnfinished(undefined)
    setBackFromForm(true)
    onEditing(false)
    onSaved()
    return true
  }

  async function cancel(values: ProfileValues) {
    const touched = unfinished !== undefined
    await keepUnfinished(undefined)
    setBackFromForm(true)
    onEditing(false)
    if (touched)
      showToast(copy.cancelled, {
        label: copy.undo,
        onAction: () => void keepUnfinished(values),
      })
  }

  async function reset() {
    const edits = editsOf(entries, valuesOf(entries))
    if (await keepEdits(undefined))
      showToast(copy.resetDone, { label: copy.undo, onAction: () => void keepEdits(edits) })
  }

  if (!editing && unfinished === undefined) {
    return (
      <PersonalSection
        entries={entries}
        backFromForm={backFromForm}
        onEdit={() => onEditing(true)}
        onReset={() => void reset()}
      />
    )
  }
  return (
    <PersonalForm
      values={unfinished ?? valuesOf(entries)}
      resumed={!editing}
      onInput={keepUnfinished}
      onSave={save}
      onCancel={(values) => void cancel(values)}
    />
  )
}
