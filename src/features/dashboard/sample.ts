import { paths } from '../../lib/paths'
import { opportunitiesCopy, programmeActivitiesCopy } from './sampleCopy'

/** A call for applications that is open. */
export type Opportunity = {
  id: string
  title: string
  category: string
  summary: string
  /** Rupees. */
  maxFunding: number
  /** ISO date; '' if none is announced. */
  deadline: string
  applyPath: string
}

/** Ceilings from spec §9; the calls and their dates are invented. */
const calls: ({ id: keyof typeof opportunitiesCopy } & Omit<
  Opportunity,
  'id' | 'title' | 'category' | 'summary'
>)[] = [
  {
    id: 'call-poc',
    maxFunding: 200_000,
    deadline: '2027-01-31',
    applyPath: paths.applyPoc,
  },
  {
    id: 'call-patent',
    maxFunding: 50_000,
    deadline: '2027-03-15',
    applyPath: paths.applyIpr,
  },
  {
    id: 'call-design',
    maxFunding: 20_000,
    deadline: '2027-03-15',
    applyPath: paths.applyIpr,
  },
  {
    id: 'call-trademark',
    maxFunding: 15_000,
    deadline: '2027-04-30',
    applyPath: paths.applyIpr,
  },
]

export const opportunities: Opportunity[] = calls.map((call) => ({
  ...call,
  ...opportunitiesCopy[call.id],
}))

/** Activities of the programme, besides those of the applications. */
export const programmeActivities = [
  { id: 'act-1', at: '2026-11-16', text: programmeActivitiesCopy['act-1'] },
  { id: 'act-2', at: '2026-11-09', text: programmeActivitiesCopy['act-2'] },
  { id: 'act-3', at: '2026-11-02', text: programmeActivitiesCopy['act-3'] },
]
