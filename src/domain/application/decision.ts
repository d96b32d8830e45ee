/** What an administrator can decide: one of three statuses (spec §4), or to delete the application. */
export const decisionKinds = ['approved', 'rejected', 'documents-required', 'deleted'] as const
export type DecisionKind = (typeof decisionKinds)[number]

/** A rejection or a request for documents should come with a reason. */
export function asksForReason(to: string): to is 'rejected' | 'documents-required' {
  return to === 'rejected' || to === 'documents-required'
}
