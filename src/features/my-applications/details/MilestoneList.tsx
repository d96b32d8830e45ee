import { CircleCheck, CircleDashed, CircleDot, CircleX, type IconNode } from 'lucide'
import type { MilestoneStatus } from '../../../domain/application/application'
import type { MyApplication } from '../../../domain/application/myApplication'
import { classNames } from '../../../lib/classNames'
import { formatRupees } from '../../../lib/money'
import { detailsCopy as copy } from './copy'
import { noMilestonesText } from './absentTexts'
import { Icon } from '../../../ui/page/Icon'

const looks: Record<MilestoneStatus, { icon: IconNode; colour: string }> = {
  pending: { icon: CircleDashed, colour: 'text-muted' },
  in_progress: { icon: CircleDot, colour: 'text-warn' },
  completed: { icon: CircleCheck, colour: 'text-good' },
  rejected: { icon: CircleX, colour: 'text-bad' },
}

export function MilestoneList({
  application: { milestones, status },
}: {
  application: Pick<MyApplication, 'milestones' | 'status'>
}) {
  if (milestones.length === 0) return <p className="text-muted">{noMilestonesText({ status })}</p>
  return (
    <ol className="divide-y divide-line">
      {milestones.map(({ phase, status, amount }) => {
        const { icon, colour } = looks[status]
        return (
          <li key={phase} className="flex flex-wrap items-start gap-x-3 py-2">
            <Icon shape={icon} className={classNames('mt-0.5 size-5 shrink-0', colour)} />
            <span className="min-w-0 flex-1 basis-24">
              {phase}
              <span className={classNames('block text-sm', colour)}>
                {copy.milestoneStatus[status]}
              </span>
            </span>
            <span className="ml-auto tabular-nums">{formatRupees(amount)}</span>
          </li>
        )
      })}
    </ol>
  )
}
