import { classNames } from '../../lib/classNames'

const paths = { yes: 'm4 10.5 4 4 8-9', no: 'm5 5 10 10M15 5 5 15' } as const

/** A titled list of points; the sign for `kind` repeats what the title says. */
export function PointList({
  title,
  items,
  kind = 'yes',
}: {
  title: string
  items: readonly string[]
  kind?: 'yes' | 'no'
}) {
  return (
    <section>
      <h3 className="text-lg">{title}</h3>
      <ul className="mt-3 space-y-2">
        {items.map((item) => (
          <li key={item} className="flex gap-3">
            <svg
              viewBox="0 0 20 20"
              aria-hidden
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
              strokeLinecap="round"
              strokeLinejoin="round"
              className={classNames(
                'mt-1 size-4 shrink-0',
                kind === 'yes' ? 'text-good' : 'text-bad',
              )}
            >
              <path d={paths[kind]} />
            </svg>
            {item}
          </li>
        ))}
      </ul>
    </section>
  )
}
