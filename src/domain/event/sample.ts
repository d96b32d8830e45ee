import type { PastEvent, PortalEvent } from './event'
import { pastEventsCopy, upcomingEventsCopy } from './sampleCopy'

type Upcoming = keyof typeof upcomingEventsCopy
type Past = keyof typeof pastEventsCopy

type UpcomingRecord = { id: Upcoming } & Omit<
  PortalEvent,
  'id' | keyof (typeof upcomingEventsCopy)[Upcoming]
>
type PastRecord = { id: Past } & Omit<PastEvent, 'id' | keyof (typeof pastEventsCopy)[Past]>

const upcomingRecords: UpcomingRecord[] = [
  {
    id: 'ev-prototype-day',
    date: '2026-12-05',
    time: '10:00 AM-4:00 PM',
    type: 'workshop',
    capacity: 60,
    registered: 56,
    registrationOpen: true,
  },
  {
    id: 'ev-patent-basics',
    date: '2026-12-12',
    time: '11:00 AM-1:00 PM',
    type: 'training',
    capacity: 250,
    registered: 182,
    registrationOpen: true,
  },
  {
    id: 'ev-state-challenge',
    date: '2027-01-16',
    time: '9:00 AM-6:00 PM',
    type: 'competition',
    capacity: 400,
    registered: 236,
    registrationOpen: true,
  },
  {
    id: 'ev-campus-founders',
    date: '2027-01-29',
    time: '10:00 AM-5:30 PM',
    type: 'conference',
    capacity: 300,
    registered: 270,
    registrationOpen: true,
  },
  {
    id: 'ev-mentor-training',
    date: '2027-02-06',
    time: '2:00 PM-5:00 PM',
    type: 'training',
    capacity: 40,
    registered: 40,
    registrationOpen: false,
  },
  {
    id: 'ev-pitch-clinic',
    date: '2027-02-20',
    time: '10:30 AM-3:30 PM',
    type: 'workshop',
    capacity: 80,
    registered: 31,
    registrationOpen: true,
  },
]

const pastRecords: PastRecord[] = [
  {
    id: 'past-hardware-camp',
    date: '2026-10-09',
    type: 'workshop',
    participants: 72,
  },
  {
    id: 'past-ip-day',
    date: '2026-09-18',
    type: 'training',
    participants: 186,
  },
  {
    id: 'past-innovation-challenge',
    date: '2026-08-22',
    type: 'competition',
    participants: 164,
  },
  {
    id: 'past-mentor-meet',
    date: '2026-07-11',
    type: 'conference',
    participants: 238,
  },
]

/** The upcoming events, soonest first. */
export const upcomingEvents: PortalEvent[] = upcomingRecords.map((record) => ({
  ...record,
  ...upcomingEventsCopy[record.id],
}))

/** Past events of the sample, the latest first. */
export const pastEvents: PastEvent[] = pastRecords.map((record) => ({
  ...record,
  ...pastEventsCopy[record.id],
}))
