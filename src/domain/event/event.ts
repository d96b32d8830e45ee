export const eventTypes = ['Workshop', 'Competition', 'Training', 'Conference'] as const
type EventType = (typeof eventTypes)[number]

export type PortalEvent = {
  id: string
  title: string
  /** ISO date, `YYYY-MM-DD`. */
  date: string
  /** As printed: `10:00 AM - 4:00 PM`. */
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
