import { useState } from 'react'
import { ListChecks } from 'lucide'
import { stepsOf } from '../../../domain/grant-form/steps'
import { Button } from '../../../ui/page/Button'
import { useApply } from '../ApplyContext'
import { stepCopy as copy } from '../copy'
import { StepSheetPart } from '../lateParts'
import { Icon } from '../../../ui/page/Icon'

/** On phones: the current step, and a sheet with all of them. */
export function StepSheetButton() {
  const { form, stepId } = useApply()
  const [open, setOpen] = useState(false)
  const steps = stepsOf(form)
  const place = steps.findIndex(({ id }) => id === stepId) + 1
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        className="-ml-3 shrink-0 max-[22rem]:-ml-1 max-[22rem]:px-1"
        onClick={() => setOpen(true)}
      >
        <Icon shape={ListChecks} className="size-5 max-[22rem]:hidden" />
        {place === 0 ? copy.steps : copy.place(place, steps.length)}
      </Button>
      {open && <StepSheetPart onClose={() => setOpen(false)} />}
    </>
  )
}
