import { useEffect, useRef, useState } from 'react'
import { useUser } from '../../../auth/useUser'
import { grantTypeLabel } from '../../../domain/application/copy'
import { broadAreas } from '../../../domain/grant-form/areasCopy'
import { grantForms } from '../../../domain/grant-form/forms'
import { clock } from '../../../lib/clock'
import { randomId } from '../../../lib/id'
import { addApplication } from '../../../storage/office/addedApplications'
import { Banner } from '../../../ui/fields/Banner'
import { Button } from '../../../ui/page/Button'
import { FormDialog } from '../../../ui/overlays/FormDialog'
import { attempt } from '../../../ui/overlays/act'
import * as failures from '../../../ui/overlays/failureCopy'
import { confirm } from '../../../ui/overlays/notices'
import { SelectField } from '../../../ui/fields/SelectField'
import { SourceNote } from '../../../ui/page/SourceNote'
import { TextAreaField } from '../../../ui/fields/TextAreaField'
import { PlainEmailField } from '../../../ui/fields/PlainEmailField'
import { TextField } from '../../../ui/fields/TextField'
import { useNow } from '../../../ui/screen/useNow'
import { useRuleForm } from '../../../ui/forms/useRuleForm'
import { accountCopy } from '../accounts/copy'
import { useKeptFields } from '../accounts/useKeptFields'
import { useOwnNotices } from '../useOwnNotices'
import { whyNotKept } from '../whyNotKept'
import {
  addedApplication,
  addFields,
  addProblems,
  blankAddValues,
  isBlank,
  readEntry,
  type AddValues,
} from './addForm'
import { addCopy as copy, copy as pageCopy, priorityText } from './copy'

/** An entry that is finished later was still received on the day on which it was begun. */
const dayFields = ['submittedDate'] as const

/**
 * For an application that came another way, by post for example. It is kept on this device, as is an
 * unfinished entry.
 */
export function AddApplicationDialog({ onClose }: { onClose: () => void }) {
  const { id: userId } = useUser()
  const { showAlert, showToast } = useOwnNotices()
  const [refused, setRefused] = useState<{ error: unknown }>()
  // The day is another one as soon as midnight is noticed.
  useNow()
  const today = clock.today()
  const blank = blankAddValues(today)
  const { form, field } = useRuleForm<AddValues>(blank, addProblems)
  const kept = useKeptFields('admin-application-entry', form, addFields, readEntry, dayFields)
  const failure = kept.failed ? kept : refused
  const { getValues, setValue } = form
  const proposed = useRef(new Set<string>())
  useEffect(() => {
    const { submittedDate: day, ...typed } = getValues()
    // Nothing is begun, or not any more: a form that is left open past midnight proposes the new day.
    if (proposed.current.has(day) && isBlank(typed)) setValue('submittedDate', today)
    proposed.current.add(today)
  }, [getValues, setValue, today, kept.ended])

  async function submit(values: AddValues) {
    const application = addedApplication(values, `added-${randomId()}`)
    try {
      const undo = await addApplication(application, userId)
      kept.clear()
      onClose()
      showToast(copy.added(application.title), {
        label: pageCopy.undo,
        onAction: () =>
          attempt(async () => {
            // First, or a refusal would leave it nowhere.
            if (!(await kept.giveBack(values))) return false
            if (await undo()) return true
            kept.clear()
            void showAlert(copy.stays(application.title), copy.decidedSince)
            return true
          }, failures.undo),
      })
    } catch (error) {
      setRefused({ error })
    }
  }

  async function close() {
    // What the device refused is in this dialog alone.
    const leave =
      !kept.failed ||
      (await confirm(copy.discardQuestion, {
        confirmLabel: copy.discard,
        cancelLabel: copy.goOn,
      }))
    if (leave) onClose()
  }

  function keep() {
    setRefused(undefined)
    kept.keep()
  }

  async function clear() {
    const { submittedDate: day, ...typed } = getValues()
    const sure =
      (day === today && isBlank(typed)) ||
      (await confirm(copy.clearQuestion, { confirmLabel: copy.clear, cancelLabel: copy.goOn }))
    if (!sure) return
    setRefused(undefined)
    form.reset(blank)
    kept.clear()
  }

  return (
    <FormDialog
      title={copy.title}
      open={kept.ready}
      onClose={() => void close()}
      onSubmit={(event) => void form.handleSubmit(submit)(event)}
      onChange={keep}
      cancel={copy.cancel}
      submit={copy.submit}
      busy={form.formState.isSubmitting}
      otherAction={
        <Button variant="quiet" className="mr-auto" onClick={() => void clear()}>
          {copy.clear}
        </Button>
      }
    >
      <Banner tone="info">{kept.ended && accountCopy.ended}</Banner>
      {failure === undefined && <SourceNote source="device" text={copy.source} />}
      {failure !== undefined && (
        <Banner tone="bad">{copy.notKept(whyNotKept(failure.error))}</Banner>
      )}
      <TextField label={copy.fields.title} {...field('title')} />
      <div className="grid grid-cols-1 items-end gap-5 sm:grid-cols-2">
        <TextField label={copy.fields.applicant} {...field('applicant')} />
        <PlainEmailField label={copy.fields.email} {...field('email')} />
        <TextField label={copy.fields.institution} {...field('institution')} />
        <TextField label={copy.fields.department} optional {...field('department')} />
        <SelectField
          label={copy.fields.type}
          options={grantForms.map(({ kind }) => ({
            value: kind,
            label: grantTypeLabel(kind),
          }))}
          {...field('type')}
        />
        <SelectField
          label={copy.fields.category}
          options={broadAreas.map((value) => ({ value, label: value }))}
          placeholder={copy.choose}
          {...field('category')}
        />
        <TextField
          label={copy.fields.amount}
          hint={copy.amountHint}
          inputMode="numeric"
          {...field('requestedAmount')}
        />
        <TextField type="date" label={copy.fields.received} {...field('submittedDate')} />
        <SelectField
          label={copy.fields.priority}
          options={(['high', 'medium', 'low'] as const).map((value) => ({
            value,
            label: priorityText[value],
          }))}
          {...field('priority')}
        />
      </div>
      <TextAreaField label={copy.fields.description} {...field('description')} />
      <TextField
        label={copy.fields.techStack}
        hint={copy.techHint}
        optional
        {...field('techStack')}
      />
      <TextField label={copy.fields.timeline} optional {...field('timeline')} />
      <div className="grid items-end gap-5 sm:grid-cols-3">
        <TextField
          label={copy.fields.previousGrants}
          inputMode="numeric"
          {...field('previousGrants')}
        />
        <TextField
          label={copy.fields.publications}
          inputMode="numeric"
          {...field('publications')}
        />
        <TextField label={copy.fields.patents} inputMode="numeric" {...field('patents')} />
      </div>
    </FormDialog>
  )
}
