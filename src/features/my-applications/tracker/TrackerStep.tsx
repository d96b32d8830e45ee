import { Circle, CircleCheck, CircleDot } from 'lucide'
import type { ReactNode } from 'react'
import { classNames } from '../../../lib/classNames'
import { trackerCopy as copy } from './copy'
import type { StepState } from './paperSteps'
import { Icon } from '../../../ui/page/Icon'

const looks = {
  done: { icon: CircleCheck, colour: 'text-good' },
  now: { icon: CircleDot, colour: 'text-brand' },
  later: { icon: Circle, colour: 'text-muted' },
} as const

/** One step of the tracker. It can take the focus when the focused element is removed. */
export function TrackerStep({
  title,
  state,
  children,
}: {
  title: string
  state: StepState
  children: ReactNode
}) {
  const { icon, colour } = looks[state]
  return (
    <li
      tabIndex={-1}
      aria-current={state === 'now' ? 'step' : undefined}
      className="group relative flex gap-3 pb-6 last:pb-0"
    >
      {/* The line to the next step. */}
      <span
        aria-hidden
        className={classNames(
          'absolute top-8 bottom-0 left-[0.6875rem] w-0.5 group-last:hidden',
          state === 'done' ? 'bg-good' : 'bg-line',
        )}
      />
      <Icon shape={icon} className={classNames('mt-0.5 size-6 shrink-0', colour)} />
      <div className="min-w-0 flex-1">
        <p className={classNames('font-semibold', state === 'later' && 'text-muted')}>
          <span className="sr-only">{copy[state]} </span>
          {title}
        </p>
        {children}
      </div>
    </li>
  )
}
