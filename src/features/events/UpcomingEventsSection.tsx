import { useState } from 'react'
import { eventTypeLabel } from '../../domain/event/copy'
import { eventTypes, type EventType } from '../../domain/event/event'
import { eventsOn } from '../../domain/event/eventsOn'
import { useSamples } from '../../ui/page/useSamples'
import { EmptyState } from '../../ui/lists/EmptyState'
import { FilterButtons } from '../../ui/lists/FilterButtons'
import { useShownWhenLinked } from '../../ui/lists/useShownWhenLinked'
import { SourceNote } from '../../ui/page/SourceNote'
import { eventsCopy as copy } from './copy'
import { EventCard } from './EventCard'
import { useRegistrations } from './useRegistrations'

const categories: { value: EventType | 'all'; label: string }[] = [
  { value: 'all', label: copy.all },
  ...eventTypes.map((value) => ({ value, label: eventTypeLabel[value] })),
]

/** The upcoming events, by category (spec §2). */
export function UpcomingEventsSection() {
  const [category, setCategory] = useState<EventType | 'all'>('all')
  const registrations = useRegistrations()
  const { upcoming } = eventsOn(useSamples())
  const shown = upcoming.filter((event) => category === 'all' || event.type === category)
  useShownWhenLinked(upcoming, shown, () => setCategory('all'))
  if (upcoming.length === 0)
    return <EmptyState title={copy.noneAnnounced}>{copy.noneAnnouncedText}</EmptyState>
  return (
    <>
      <FilterButtons
        label={copy.category}
        options={categories}
        value={category}
        onChange={setCategory}
      />
      <p className="mt-4 max-w-3xl text-muted">{copy.registrationMeaning}</p>
      <div className="mt-3 flex flex-wrap gap-x-6 gap-y-1">
        <SourceNote source="sample" text={copy.source} />
        <SourceNote source="device" text={copy.registrationNote} />
      </div>
      {shown.length === 0 && (
        <div className="mt-6">
          <EmptyState title={copy.none}>{copy.noneText}</EmptyState>
        </div>
      )}
      <ul className="mt-6 grid gap-5 md:grid-cols-2 xl:grid-cols-3">
        {shown.map((event) => (
          <EventCard key={event.id} event={event} registrations={registrations} />
        ))}
      </ul>
    </>
  )
}
