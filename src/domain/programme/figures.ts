import { compareCodes } from '../../lib/order'
import { asRead } from '../../lib/pasted'
import type { AdminApplication } from '../application/application'

/*
 * The office's figures, all counted from one list of applications, so that dashboard, list and
 * reports agree.
 */

/** How many applied, how many were approved, and what was granted. */
type Tally = {
  applications: number
  approved: number
  /** Approved applications in per cent of all, with one decimal. */
  successRate: number
  /** Rupees granted: the amounts that the approved applications asked for. */
  granted: number
}

/** The properties of an application that the figures use. */
export type Counted = Pick<
  AdminApplication,
  'status' | 'requestedAmount' | 'institution' | 'category' | 'type' | 'submittedDate'
>

export function tallyOf(applications: readonly Counted[]): Tally {
  const approved = applications.filter(({ status }) => status === 'approved')
  return {
    applications: applications.length,
    approved: approved.length,
    successRate:
      applications.length === 0
        ? 0
        : // Divided first, 201 of 400 would be a little less than 50.25 %, and rounded down.
          Math.round((approved.length * 1000) / applications.length) / 10,
    granted: toPaisa(approved.reduce((sum, { requestedAmount }) => sum + requestedAmount, 0)),
  }
}

/** A computer adds 100.10 and 200.20 to 300.29999999999995, which an export would show. */
function toPaisa(sum: number): number {
  return Math.round(sum * 100) / 100
}

/** `60.0%`: rates stand below each other, so all of them have their one decimal. */
export function formatRate(rate: number): string {
  return `${rate.toFixed(1)}%`
}

export type Group = Tally & { id: string }

/** A tally for each value of a property, as it reads, in order of first appearance. */
export function groupedBy(
  applications: readonly Counted[],
  property: 'institution' | 'category' | 'type',
): Group[] {
  const groups = new Map<string, Counted[]>()
  for (const application of applications) {
    const id = asRead(application[property])
    groups.set(id, [...(groups.get(id) ?? []), application])
  }
  return [...groups].map(([id, members]) => ({ id, ...tallyOf(members) }))
}

/**
 * The institutions of which something was approved, most approved applications first, then by amount
 * granted.
 */
export function rankedInstitutions(applications: readonly Counted[]): Group[] {
  return groupedBy(applications, 'institution')
    .filter(({ approved }) => approved > 0)
    .toSorted(
      (a, b) => b.approved - a.approved || b.granted - a.granted || compareCodes(a.id, b.id),
    )
}
