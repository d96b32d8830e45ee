import type { MyApplication } from './myApplication'

/** The five figures above the list (spec §2), counted from the list itself. */
type ListFigures = {
  total: number
  approved: number
  /** Under Review (spec §2), including what was handed in from this device. */
  pending: number
  completed: number
  /** Rupees. */
  fundingReceived: number
}

export function figuresOf(
  applications: readonly Pick<MyApplication, 'status' | 'fundingReceived'>[],
): ListFigures {
  const having = (status: MyApplication['status']) =>
    applications.filter((application) => application.status === status).length
  return {
    total: applications.length,
    approved: having('approved'),
    pending: having('under-review') + having('handed-in'),
    completed: having('completed'),
    fundingReceived: applications.reduce((sum, { fundingReceived }) => sum + fundingReceived, 0),
  }
}
