import { statusLabel } from '../../domain/application/copy'
import type { MyApplication } from '../../domain/application/myApplication'
import type { HistoryEvent } from '../../domain/application/status'
import type { Samples } from '../../domain/sample/samples'
import { overviewCopy as copy } from './copy'
import { programmeActivitiesOn } from './opportunities'

export type Activity = {
  id: string
  /** ISO date or moment. */
  at: string
  text: string
  source: MyApplication['source']
}

/** Recent activity, newest first: the applications' history, and the programme's sample activities. */
export function recentActivities(
  applications: readonly Pick<MyApplication, 'id' | 'title' | 'source' | 'history'>[],
  samples: Samples,
  limit: number,
): Activity[] {
  const own = applications.flatMap(({ id, title, source, history }) => {
    let after = 0
    const happened = history.map(({ at, what }) => {
      // A day has no time, and a clock may have been wrong: what came later never counts as older.
      after = Math.max(after, timeOf(at))
      return { id: `${id} ${at} ${what}`, at, after, text: textOf(title, what), source }
    })
    return happened.toReversed()
  })
  const programme = programmeActivitiesOn(samples).map((activity) => ({
    ...activity,
    after: timeOf(activity.at),
    source: 'sample' as const,
  }))
  return [...own, ...programme]
    .toSorted((a, b) => b.after - a.after)
    .slice(0, limit)
    .map(({ after: _sorted, ...activity }) => activity)
}

/** In epoch milliseconds; of a day its beginning where the person is. */
function timeOf(at: string): number {
  return Date.parse(at.includes('T') ? at : `${at}T00:00`)
}

function textOf(title: string, what: HistoryEvent): string {
  if (what === 'submitted') return copy.submitted(title)
  return what === 'withdrawn' ? copy.withdrawn(title) : copy.decided(title, statusLabel[what])
}
