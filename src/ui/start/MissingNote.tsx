import { isAnyUnshown, type Unshown } from '../../domain/application/unshown'
import { Banner } from '../fields/Banner'
import { missingCopy as copy } from './missingCopy'

/** What a list leaves out, and whether it could not be read at all. */
export type Missing = { unshown: Unshown; problem?: string }

/** Whether a page shows less than somebody's own work: it must not say then that there is none. */
export function isMissing(list: Missing | undefined): boolean {
  return list !== undefined && (list.problem !== undefined || isAnyUnshown(list.unshown))
}

/** Says what of somebody's own work is missing on a page, why, and what to do. */
export function MissingNote({
  applications,
  drafts,
}: {
  applications: Missing
  /** Undefined while they are loading. */
  drafts: Missing | undefined
}) {
  const lines = [
    ...(applications.problem === undefined ? [] : [copy.applications]),
    ...(applications.problem !== undefined || drafts?.problem === undefined ? [] : [copy.drafts]),
    ...(['newer', 'damaged'] as const).flatMap((why) =>
      workLine(copy[why], applications.unshown[why], drafts?.unshown[why]),
    ),
    ...(applications.unshown.office === 0 ? [] : [copy.decisions(applications.unshown.office)]),
    ...workLine(copy.lostApplications, applications.unshown.lost),
    ...workLine(copy.lostDrafts, 0, drafts?.unshown.lost),
  ]
  if (lines.length === 0) return null
  return (
    <Banner tone="warn" className="mb-6">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Banner>
  )
}

function workLine(line: (work: string) => string, applications: number, drafts = 0): string[] {
  return applications + drafts === 0 ? [] : [line(copy.work(applications, drafts))]
}
