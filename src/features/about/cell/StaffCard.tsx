import { classNames } from '../../../lib/classNames'
import { initials } from './initials'
import type { StaffMember } from './sample'

/** A person, with initials instead of a photograph. */
export function StaffCard({ person, large = false }: { person: StaffMember; large?: boolean }) {
  return (
    <li className={classNames('grid gap-4 2xs:flex', large && 'md:flex-col')}>
      <span
        aria-hidden
        className={classNames(
          'grid shrink-0 place-items-center rounded-full bg-brand-soft font-semibold text-brand',
          large ? 'size-16 text-xl' : 'size-11',
        )}
      >
        {initials(person.name)}
      </span>
      <div>
        <h3 className={classNames(large && 'text-lg')}>{person.name}</h3>
        <p className="text-accent-ink">{person.role}</p>
        <p className="mt-1 text-muted">{person.about}</p>
      </div>
    </li>
  )
}
