/** A policy paper, guideline or template of the downloads pages (spec §3, document record). */
export type DocumentRecord = {
  /** Route of its page. */
  path: string
  title: string
  summary: string
  /** Only the English policy is available; the other documents are coming soon (spec §2). */
  available: boolean
}
