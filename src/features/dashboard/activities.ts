import type { HistoryEntry, MyApplication } from '../../domain/application/myApplication'
import { overviewCopy as copy } from './copy'
import { programmeActivities } from './sample'

export type Activity = {
  id: string
  /** ISO date or moment. */
  at: string
  text: string
  source: MyApplication['source']
}

/** What happened lately, newest first: the history of the applications, and the programme's sample. */
export function recentActivities(
  applications: readonly Pick<MyApplication, 'id' | 'title' | 'source' | 'history'>[],
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
  const programme = programmeActivities.map((activity) => ({
    ...activity,
    source: 'sample' as const,
  }))
  return [...own, ...programme].toSorted((a, b) => b.at.localeCompare(a.at)).slice(0, limit)
}

function textOf(title: string, what: HistoryEntry['what']): string {
  if (what === 'Submitted') return copy.submitted(title)
  return what === 'Withdrawn' ? copy.withdrawn(title) : copy.decided(title, what)
}
