import { CircleCheck, Circle } from 'lucide-react'
import { isComplete } from '../../domain/grant-form/problems'
import { useApply } from './ApplyContext'
import { applyCopy as copy } from './copy'
import { useFormValue } from './useFormValue'

/** The sections in their order: what is complete, and a jump to each. */
export function SectionList({ onJump }: { onJump?: (sectionId: string) => void }) {
  const { definition, form } = useApply()
  const marks = useFormValue(form, (values) =>
    definition.sections.map((section) => (isComplete(section, values) ? 'x' : '-')).join(''),
  )
  return (
    <nav aria-label={copy.sections}>
      <ol className="space-y-1">
        {definition.sections.map((section, index) => {
          const complete = marks[index] === 'x'
          const Icon = complete ? CircleCheck : Circle
          return (
            <li key={section.id}>
              <a
                href={`#section-${section.id}`}
                className="flex min-h-11 items-center gap-3 rounded-control px-2 hover:bg-brand-soft"
                onClick={(event) => {
                  event.preventDefault()
                  if (onJump === undefined) jumpToSection(section.id)
                  else onJump(section.id)
                }}
              >
                <Icon
                  aria-hidden
                  className={`size-5 shrink-0 ${complete ? 'text-good' : 'text-muted'}`}
                />
                <span>
                  {section.title}
                  <span className="block text-sm text-muted">
                    {complete ? copy.complete : copy.incomplete}
                  </span>
                </span>
              </a>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

/** Takes the view and the focus to a section's heading. */
export function jumpToSection(id: string): void {
  const heading = document.getElementById(`section-${id}`)
  heading?.scrollIntoView()
  heading?.focus({ preventScroll: true })
}
