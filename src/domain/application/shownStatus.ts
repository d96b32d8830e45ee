import { documentsAdded, statusText } from './copy'
import type { HandIn } from './handIn'
import { statusTone, type ApplicationStatus, type Tone } from './status'

/** What says which status an application shows, to its applicant and to the office alike. */
type Standing = {
  status: ApplicationStatus
  handIn?: HandIn | undefined
  /** Epoch milliseconds when documents last came, while the office asks for them. */
  documentsAddedAt?: number | undefined
}

/** An application's status in words. Documents that have come wait for the office, not for the applicant. */
export function shownStatus({ status, handIn, documentsAddedAt }: Standing): {
  tone: Tone
  text: string
} {
  return documentsAddedAt === undefined
    ? { tone: statusTone[status], text: statusText(status, handIn?.handedIn) }
    : { tone: 'info', text: documentsAdded(documentsAddedAt) }
}
