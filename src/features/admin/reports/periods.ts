import { tallyOf, type Counted, type Group } from '../../../domain/programme/figures'
import { laterDay } from '../../../lib/days'

export const periods = ['1month', '3months', '6months', '1year'] as const
export type Period = (typeof periods)[number]

/** The length of each period in days, and its unit: weeks for short ones, months for long ones. */
const lengths: Record<Period, { days: number; by: 'week' | 'month' }> = {
  '1month': { days: 28, by: 'week' },
  '3months': { days: 91, by: 'week' },
  '6months': { days: 182, by: 'month' },
  '1year': { days: 365, by: 'month' },
}

/**
 * The applications of the period up to `today`, by date of submission, oldest first: weeks are named
 * by the ISO date of their last day, months as `YYYY-MM`. Empty weeks and months are included.
 */
export function trend(
  applications: readonly Counted[],
  period: Period,
  today: string,
): readonly Group[] {
  const { days, by } = lengths[period]
  const first = laterDay(today, 1 - days)
  const ends =
    by === 'week'
      ? Array.from({ length: days / 7 }, (_, index) => laterDay(today, -7 * index)).toReversed()
      : monthsBetween(first.slice(0, 7), today.slice(0, 7))
  const within = applications.filter(
    ({ submittedDate }) => submittedDate >= first && submittedDate <= today,
  )
  const placeOf = ({ submittedDate }: Counted) =>
    ends.find((end) => (by === 'week' ? submittedDate : submittedDate.slice(0, 7)) <= end)
  const course = ends.map((id) => ({
    id,
    ...tallyOf(within.filter((application) => placeOf(application) === id)),
  }))
  // Only some days of the first month are in the period; if it is empty, it would look like a drop.
  return by === 'month' && course[0]?.applications === 0 ? course.slice(1) : course
}

function monthsBetween(first: string, last: string): string[] {
  const months = [first]
  for (let month = first; month < last;) {
    // 31 days after the first of any month is always in the next month.
    month = laterDay(`${month}-01`, 31).slice(0, 7)
    months.push(month)
  }
  return months
}
