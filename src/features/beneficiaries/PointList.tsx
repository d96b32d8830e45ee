import { Check, X } from 'lucide'
import { classNames } from '../../lib/classNames'
import { Icon } from '../../ui/page/Icon'

const shapes = { yes: Check, no: X } as const

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
            <Icon
              shape={shapes[kind]}
              className={classNames(
                'mt-1 size-4 shrink-0',
                kind === 'yes' ? 'text-good' : 'text-bad',
              )}
            />
            {item}
          </li>
        ))}
      </ul>
    </section>
  )
}
