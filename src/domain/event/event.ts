export const eventTypes = ['workshop', 'competition', 'training', 'conference'] as const
export type EventType = (typeof eventTypes)[number]

export type PortalEvent = {
  id: string
  title: string
  /** ISO date, `YYYY-MM-DD`; '' while today's date is not known (`domain/sample`). */
  date: string
  /** As shown: `10:00 AM-4:00 PM`. */
  time: string
  location: string
  type: EventType
  capacity: number
  registered: number
  description: string
  highlights: string[]
  price: string
  organizer: string
  registrationOpen: boolean
}

export type PastEvent = Pick<PortalEvent, 'id' | 'title' | 'date' | 'location' | 'type'> & {
  description: string
  participants: number
  results: string
}
