import type { Section } from '../../../domain/grant-form/grantForm'
import { useApply } from '../ApplyContext'
import { StepActions } from '../steps/StepActions'
import { BeforeYouStart } from './BeforeYouStart'
import { SectionFields } from './SectionFields'

/** A section as a step; its title is the page's heading. */
export function SectionScreen({ section }: { section: Section }) {
  const { form } = useApply()
  return (
    <>
      {section === form.sections[0] && <BeforeYouStart />}
      <section aria-label={section.title}>
        <SectionFields section={section} />
      </section>
      <StepActions />
    </>
  )
}
