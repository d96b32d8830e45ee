import { useEffect, useRef, useState } from 'react'
import { Banner } from '../../ui/fields/Banner'
import { Button } from '../../ui/page/Button'
import { TextAreaField } from '../../ui/fields/TextAreaField'
import { TextField } from '../../ui/fields/TextField'
import { useRuleForm } from '../../ui/forms/useRuleForm'
import { useSavedElsewhere } from '../../ui/forms/useSavedElsewhere'
import { personalCopy as copy } from './copy'
import { profileFields, type ProfileField, type ProfileValues } from './fields'
import { profileProblems } from './profile'

type InputHints = {
  type?: 'email' | 'tel'
  inputMode?: 'numeric'
  autoComplete?: string
  autoCapitalize?: 'words'
  autoCorrect?: 'off'
}

const inputs: Partial<Record<ProfileField, InputHints>> = {
  name: { autoComplete: 'name', autoCapitalize: 'words', autoCorrect: 'off' },
  email: { type: 'email', autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel' },
  institution: { autoComplete: 'organization' },
  designation: { autoComplete: 'organization-title' },
  city: { autoComplete: 'address-level2' },
  state: { autoComplete: 'address-level1' },
  pincode: { inputMode: 'numeric', autoComplete: 'postal-code' },
}

/** The form of the profile. Every input is saved at once, so that a reload loses nothing. */
export function PersonalForm({
  saved,
  values,
  timesRead,
  resumed,
  unkept,
  onInput,
  onSave,
  onCancel,
}: {
  /** The profile as it is saved. */
  saved: ProfileValues
  values: ProfileValues
  /** How often they were read from the device: each time they replace what the form shows. */
  timesRead: number
  /** The values were typed before the page was reloaded. */
  resumed: boolean
  /** This device did not save the last input. */
  unkept: boolean
  onInput: (values: ProfileValues) => void
  /** Resolves with whether it was saved. */
  onSave: (values: ProfileValues) => Promise<boolean>
  onCancel: (values: ProfileValues) => void
}) {
  const { form, field } = useRuleForm<ProfileValues>(values, profileProblems)
  const { isSubmitting } = form.formState
  const [refused, setRefused] = useState(false)

  const shown = useRef(timesRead)
  useEffect(() => {
    if (shown.current !== timesRead) form.reset(values)
    shown.current = timesRead
  }, [form, timesRead, values])
  useSavedElsewhere(form, saved)
  useEffect(() => {
    if (!resumed) form.setFocus('name')
  }, [form, resumed])

  async function submit(typed: ProfileValues) {
    setRefused(false)
    setRefused(!(await onSave(typed)))
  }

  return (
    <form
      noValidate
      aria-label={copy.editing}
      onSubmit={(event) => void form.handleSubmit(submit)(event)}
      onChange={() => onInput(form.getValues())}
      className="space-y-5"
    >
      {resumed && <Banner tone="info">{copy.resumed}</Banner>}
      {(refused || unkept) && <Banner tone="bad">{copy.notKept}</Banner>}
      <p className="max-w-3xl text-muted">{copy.editHint}</p>
      <div className="grid items-end gap-x-6 gap-y-5 sm:grid-cols-2">
        {profileFields.map((name) =>
          name === 'address' ? (
            <div key={name} className="sm:col-span-2">
              <TextAreaField
                label={copy.fields.address}
                rows={3}
                autoComplete="street-address"
                readOnly={isSubmitting}
                {...field('address')}
              />
            </div>
          ) : (
            <TextField
              key={name}
              label={copy.fields[name]}
              readOnly={isSubmitting}
              {...inputs[name]}
              {...field(name)}
            />
          ),
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={isSubmitting}>
          {isSubmitting ? copy.saving : copy.save}
        </Button>
        <Button variant="secondary" busy={isSubmitting} onClick={() => onCancel(form.getValues())}>
          {copy.cancel}
        </Button>
      </div>
    </form>
  )
}
