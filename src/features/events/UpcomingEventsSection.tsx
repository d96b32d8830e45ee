import { useState } from 'react'
import { eventTypes } from '../../domain/event/event'
import { upcomingEvents } from '../../domain/event/sample'
import { EmptyState } from '../../ui/EmptyState'
import { FilterButtons } from '../../ui/FilterButtons'
import { SourceNote } from '../../ui/SourceNote'
import { eventsCopy as copy } from './copy'
import { EventCard } from './EventCard'
import { useRegistrations } from './useRegistrations'

const categories = [copy.all, ...eventTypes]

/** The coming events, by category (spec §2). */
export function UpcomingEventsSection() {
  const [category, setCategory] = useState<string>(copy.all)
  const registrations = useRegistrations()
  const shown = upcomingEvents.filter((event) => category === copy.all || event.type === category)
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
        <SourceNote source="sample" detail={copy.sample} />
        <SourceNote source="device" detail={copy.registrationNote} />
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
