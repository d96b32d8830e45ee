import { lazy, Suspense, useState } from 'react'
import { ListChecks } from 'lucide-react'
import { completeness } from '../../domain/grant-form/problems'
import { Button } from '../../ui/Button'
import { useApply } from './ApplyContext'
import { applyCopy as copy } from './copy'
import { useFormValue } from './useFormValue'

// The sheet brings Base UI's dialog along: loaded when it is first opened.
const SectionSheet = lazy(async () => ({ default: (await import('./SectionSheet')).SectionSheet }))

/** On phones: how far the form is, and a sheet with the sections. */
export function SectionSheetButton() {
  const { definition, form } = useApply()
  const [open, setOpen] = useState(false)
  const label = useFormValue(form, (values) => {
    const { complete, total } = completeness(definition, values)
    return copy.sectionsButton(complete, total)
  })
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
        <ListChecks aria-hidden className="size-5" />
        {label}
      </Button>
      {open && (
        <Suspense>
          <SectionSheet onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
