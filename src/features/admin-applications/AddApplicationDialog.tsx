import { useId, useState } from 'react'
import { broadAreas } from '../../domain/grant-form/broadAreas'
import { isoDay } from '../../lib/dates'
import { randomId } from '../../lib/id'
import { addApplication } from '../../storage/addedApplications'
import { storageFailure, storageFailureText } from '../../storage/failure'
import { Banner } from '../../ui/Banner'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { showToast } from '../../ui/notices'
import { SelectField } from '../../ui/SelectField'
import { SourceNote } from '../../ui/SourceNote'
import { TextAreaField } from '../../ui/TextAreaField'
import { TextField } from '../../ui/TextField'
import { useRuleForm } from '../../ui/useRuleForm'
import { addedApplication, addProblems, blankAddValues, type AddValues } from './addForm'
import { addCopy as copy, copy as pageCopy, priorityText } from './copy'
import type { KeptEntry } from './keptEntry'

/** An application that came another way, by post for example; kept on this device, and so is an entry that was broken off. */
export function AddApplicationDialog({ kept, onClose }: { kept: KeptEntry; onClose: () => void }) {
  const id = useId()
  const [failure, setFailure] = useState<string>()
  const { form, field } = useRuleForm<AddValues>(kept.values, addProblems)

  async function submit(values: AddValues) {
    const application = addedApplication(values, `added-${randomId()}`, isoDay(Date.now()))
    try {
      const undo = await addApplication(application)
      kept.forget()
      onClose()
      showToast(copy.added(application.title), {
        label: pageCopy.undo,
        onAction: () => void undo(),
      })
    } catch (error) {
      setFailure(storageFailureText[storageFailure(error)])
    }
  }

  function clear() {
    kept.forget()
    form.reset(blankAddValues)
  }

  return (
    <Dialog
      open
      title={copy.title}
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" className="mr-auto" onClick={clear}>
            {copy.clear}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button type="submit" form={id}>
            {copy.submit}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        onSubmit={(event) => void form.handleSubmit(submit)(event)}
        onChange={() => kept.keep(form.getValues())}
        className="space-y-5"
      >
        <SourceNote source="device" detail={copy.source} />
        {failure !== undefined && <Banner tone="bad">{failure}</Banner>}
        <TextField label={copy.fields.title} {...field('title')} />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField label={copy.fields.applicant} {...field('applicant')} />
          <TextField label={copy.fields.email} inputMode="email" {...field('email')} />
          <TextField label={copy.fields.institution} {...field('institution')} />
          <TextField label={copy.fields.department} optional {...field('department')} />
          <SelectField
            label={copy.fields.type}
            options={['PoC Grant', 'IPR Support']}
            {...field('type')}
          />
          <SelectField
            label={copy.fields.category}
            options={broadAreas}
            placeholder={copy.choose}
            {...field('category')}
          />
          <TextField
            label={copy.fields.amount}
            hint={copy.amountHint}
            inputMode="numeric"
            {...field('requestedAmount')}
          />
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
      </form>
    </Dialog>
  )
}
