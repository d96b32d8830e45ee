import type { ReactNode } from 'react'
import { sentence } from '../../ui/page/sentence'

export const eventsCopy = {
  title: 'Events',
  lead: 'Workshops, competitions, training and conferences for students, teams and their mentors.',
  tabs: 'Events',
  upcoming: 'Upcoming',
  past: 'Past',
  category: 'Category',
  all: 'All',
  none: 'No events of this category are planned',
  noneText: 'Choose another category.',
  noneAnnounced: 'No events are announced at the moment',
  noneAnnouncedText: 'Look again later, or ask the programme cell.',
  nonePast: 'No past events to show yet',
  seats: 'Seats taken',
  seatsTaken: (registered: number, capacity: number) => `${registered} of ${capacity}`,
  details: 'Details',
  detailsOf: (title: string) => `Details: ${title}`,
  register: 'Register',
  registerFor: (title: string) => `Register: ${title}`,
  closed: 'Registration Closed',
  registered: 'Registered on this device',
  unregister: 'Unregister',
  unregisterFrom: (title: string) => `Unregister: ${title}`,
  calendar: 'Calendar file',
  calendarOf: (title: string) => `Calendar file: ${title}`,
  calendarText: (time: string, description: string) => `${time}. ${description}`,
  registrationNote: 'Kept on this device: your registrations; nothing is sent to the organisers',
  registrationMeaning:
    'Register only notes on this device that you want to come. To book a seat, write to the programme cell.',
  registeredFor: (title: string) => `Registered on this device for ${title}.`,
  unregisteredFrom: (title: string) => `Unregistered on this device: ${title}.`,
  notKept:
    'This could not be changed on this device. If it is full, free some space, then try again.',
  notKeptShared:
    'This is a shared computer: it keeps this only for somebody who is signed in. Nothing was changed; sign in first.',
  calendarSaved: 'Saved a calendar file. Open it to add the event to your calendar.',
  participants: 'Participants',
  results: 'Results',
  gallery: 'Gallery',
  galleryOf: (title: string) => `Gallery: ${title}`,
  galleryEmpty: 'There are no pictures of this event',
  report: 'Report',
  reportOf: (title: string) => `Report: ${title}`,
  reportSaved: 'Saved a short report to this device.',
  source: 'Sample data: events, figures and results are examples',
  whenAndWhere: (date: ReactNode, place: string) => sentence(date, `, ${place}`),
}

export const newsletterCopy = {
  title: 'Newsletter',
  lead: 'There is no newsletter yet. Your email address is only noted on this device.',
  email: 'Email',
  subscribe: 'Subscribe',
  subscribed: (address: string) => `Subscribed on this device as ${address}.`,
  /** The same, with the address emphasised. */
  subscribedAs: (address: ReactNode) => sentence('Subscribed on this device as ', address, '.'),
  meaning: 'Kept on this device: the address alone; nothing is sent to anybody',
  unsubscribe: 'Unsubscribe',
  unsubscribed: 'Unsubscribed. The address is erased.',
}

/** The lines of a past event's report, in plain text. */
export const eventReportCopy = {
  when: (date: string) => `When: ${date}`,
  where: (place: string) => `Where: ${place}`,
  category: (type: string) => `Category: ${type}`,
  participants: (count: number) => `Participants: ${count}`,
  results: (results: string) => `Results: ${results}`,
  source: 'SSIP Portal, sample data: events, figures and results are examples.',
}
