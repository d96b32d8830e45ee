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
    const times = timesOf(history, samples.today)
    let after = 0
    const happened = history.map(({ at, what }, index) => {
      // A day has no time, and a clock may have been wrong: what came later never counts as older.
      after = Math.max(after, times[index] ?? 0)
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

/**
 * When each of these happened, at the latest: what is still to come was noted while a clock was ahead,
 * before what follows it.
 */
function timesOf(history: readonly { at: string }[], today: string): number[] {
  const now = Date.parse(`${today}T23:59:59`)
  let next = now
  return history
    .toReversed()
    .map(({ at }) => {
      const time = timeOf(at)
      if (time <= now) next = time
      return Math.min(time, next)
    })
    .toReversed()
}

/** In epoch milliseconds; of a day its beginning where the person is. */
function timeOf(at: string): number {
  return Date.parse(at.includes('T') ? at : `${at}T00:00`)
}

function textOf(title: string, what: HistoryEvent): string {
  if (what === 'submitted') return copy.submitted(title)
  return what === 'withdrawn' ? copy.withdrawn(title) : copy.decided(title, statusLabel[what])
}
