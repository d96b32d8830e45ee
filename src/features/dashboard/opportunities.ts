import { movedDate } from '../../domain/sample/movedDates'
import type { Samples } from '../../domain/sample/samples'
import { opportunities, programmeActivities, type Opportunity } from './sample'

/** The open calls as of a day. Only the sample has closing dates: without it they are ''. */
export function opportunitiesOn({ on, today }: Samples): Opportunity[] {
  return opportunities.map((one) => ({
    ...one,
    deadline: on ? movedDate(one.deadline, today) : '',
  }))
}

/** The programme's activities up to a day; none without sample data. */
export function programmeActivitiesOn({ on, today }: Samples): typeof programmeActivities {
  if (!on) return []
  return programmeActivities.map((activity) => ({
    ...activity,
    at: movedDate(activity.at, today),
  }))
}
