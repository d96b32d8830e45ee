import { Circle, CircleAlert, CircleCheck, ListChecks } from 'lucide'
import type { MouseEvent } from 'react'
import { Link } from '../../../ui/page/Link'
import { checkStep, stepPath, stepsOf } from '../../../domain/grant-form/steps'
import { classNames } from '../../../lib/classNames'
import { useApply } from '../ApplyContext'
import { stepCopy as copy } from '../copy'
import { submitProblems } from '../check/submitProblems'
import { useFormValue } from '../useFormValue'
import { Icon } from '../../../ui/page/Icon'

type StepStatus = 'complete' | 'problems' | 'open' | 'check'

const icons = { complete: CircleCheck, problems: CircleAlert, open: Circle, check: ListChecks }
const tones = {
  complete: 'text-good',
  problems: 'text-bad',
  open: 'text-muted',
  check: 'text-muted',
}

/** The steps in order, each with a link: which are complete, and which were left with problems. */
export function StepList({ onGo }: { onGo?: (event: MouseEvent, path: string) => void }) {
  const { form, answers, session, stepId, checked } = useApply()
  const counts = useFormValue(answers, (values) => {
    const problems = submitProblems(form, values, session)
    return form.sections
      .map(({ id }) => problems.filter(({ sectionId }) => sectionId === id).length)
      .join()
  }).split(',')
  return (
    <nav aria-label={copy.steps}>
      {/* In a low window it scrolls by itself: its end would stay under the status. */}
      <ol className="-mx-2 -mt-2 max-h-[70dvh] space-y-1 overflow-y-auto p-2">
        {stepsOf(form).map(({ id, title }, index) => {
          const count = Number(counts[index])
          const status: StepStatus =
            id === checkStep.id
              ? 'check'
              : count === 0
                ? 'complete'
                : checked.includes(id)
                  ? 'problems'
                  : 'open'
          const icon = icons[status]
          const path = stepPath(form, id)
          return (
            <li key={id}>
              <Link
                to={path}
                aria-current={id === stepId ? 'step' : undefined}
                className={classNames(
                  'flex min-h-11 items-center gap-3 rounded-control px-2 py-1 text-ink no-underline hover:bg-brand-soft',
                  id === stepId &&
                    'bg-brand-soft font-semibold forced-colors:border-l-4 forced-colors:border-[color:Highlight]',
                )}
                onClick={(event) => onGo?.(event, path)}
              >
                <Icon shape={icon} className={`size-5 shrink-0 ${tones[status]}`} />
                <span>
                  {title}
                  {status !== 'check' && (
                    <span
                      className={`block text-sm font-normal ${status === 'problems' ? 'text-bad' : 'text-muted'}`}
                    >
                      {status === 'problems' ? copy.problems(count) : copy[status]}
                    </span>
                  )}
                </span>
              </Link>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
