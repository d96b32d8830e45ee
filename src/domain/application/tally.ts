import type { MyApplication } from './myApplication'

/** The five figures above the list (spec §2), counted from that very list. */
export type Tally = {
  total: number
  approved: number
  /** Under Review (spec §2). */
  pending: number
  completed: number
  /** Rupees. */
  fundingReceived: number
}

export function tallyOf(
  applications: readonly Pick<MyApplication, 'status' | 'fundingReceived'>[],
): Tally {
  const having = (status: MyApplication['status']) =>
    applications.filter((application) => application.status === status).length
  return {
    total: applications.length,
    approved: having('Approved'),
    pending: having('Under Review'),
    completed: having('Completed'),
    fundingReceived: applications.reduce((sum, { fundingReceived }) => sum + fundingReceived, 0),
  }
}
