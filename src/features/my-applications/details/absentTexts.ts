import type { MyApplication } from '../../../domain/application/myApplication'
import { detailsCopy as copy } from './copy'

/** What its applicant has to do next where no date is set for it. */
export function dueText({
  status,
  documentsAddedAt,
}: Pick<MyApplication, 'status' | 'documentsAddedAt'>): string {
  if (status === 'not-handed-in') return copy.handInDue
  return status === 'documents-required' && documentsAddedAt === undefined
    ? copy.documentsDue
    : copy.noDeadline
}

/** What there is instead of milestones. */
export function noMilestonesText({ status }: Pick<MyApplication, 'status'>): string {
  const isAgreed = status === 'approved' || status === 'completed'
  return isAgreed ? copy.milestonesElsewhere : copy.noMilestones
}
