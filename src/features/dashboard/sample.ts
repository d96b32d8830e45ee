import { paths } from '../../lib/paths'

/** A call for applications that is open. */
export type Opportunity = {
  id: string
  title: string
  category: string
  summary: string
  /** Rupees. */
  maxFunding: number
  /** ISO date. */
  deadline: string
  applyPath: string
}

/** Ceilings by spec §9; the calls and their dates are invented. */
export const opportunities: Opportunity[] = [
  {
    id: 'call-poc',
    title: 'PoC grant, winter call',
    category: 'Proof of concept',
    summary: 'Twelve months to show that an idea works, paid in three parts by milestone.',
    maxFunding: 200_000,
    deadline: '2027-01-31',
    applyPath: paths.applyPoc,
  },
  {
    id: 'call-patent',
    title: 'Patent support',
    category: 'Intellectual property',
    summary: 'Prior art search, drafting and filing with an IP facilitator.',
    maxFunding: 50_000,
    deadline: '2027-03-15',
    applyPath: paths.applyIpr,
  },
  {
    id: 'call-design',
    title: 'Design registration support',
    category: 'Intellectual property',
    summary: 'For the shape of a product, with drawings and photographs.',
    maxFunding: 20_000,
    deadline: '2027-03-15',
    applyPath: paths.applyIpr,
  },
  {
    id: 'call-trademark',
    title: 'Trademark support',
    category: 'Intellectual property',
    summary: 'For the name and the logo of a startup that grew out of a grant.',
    maxFunding: 15_000,
    deadline: '2027-04-30',
    applyPath: paths.applyIpr,
  },
]

/** What the programme did, besides what the applications themselves tell. */
export const programmeActivities = [
  { id: 'act-1', at: '2026-11-16', text: '₹80,000 paid for “Solar dryer for chilli farmers”' },
  {
    id: 'act-2',
    at: '2026-11-09',
    text: 'Documents requested for “Attendance by voice for evening schools”',
  },
  {
    id: 'act-3',
    at: '2026-11-02',
    text: 'Review comment on “Patent for a folding drip emitter”',
  },
]
