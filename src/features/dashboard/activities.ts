import { statusLabel } from '../../domain/application/copy'
import type { MyApplication } from '../../domain/application/myApplication'
import type { HistoryEvent } from '../../domain/application/status'
import type { Samples } from '../../domain/sample/samples'
import { compareCodes } from '../../lib/order'
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
  const own = applications.flatMap(({ id, title, source, history }) =>
    history.map(({ at, what }) => ({
      id: `${id} ${at} ${what}`,
      at,
      text: textOf(title, what),
      source,
    })),
  )
  const programme = programmeActivitiesOn(samples).map((activity) => ({
    ...activity,
    source: 'sample' as const,
  }))
  return [...own, ...programme].toSorted((a, b) => compareCodes(b.at, a.at)).slice(0, limit)
}

function textOf(title: string, what: HistoryEvent): string {
  if (what === 'submitted') return copy.submitted(title)
  return what === 'withdrawn' ? copy.withdrawn(title) : copy.decided(title, statusLabel[what])
}
