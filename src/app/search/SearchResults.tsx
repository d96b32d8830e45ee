import { CalendarDays, CircleQuestionMark, FileText, PanelTop } from 'lucide-react'
import { classNames } from '../../lib/classNames'
import { kindNames, searchCopy as copy } from './copy'
import type { SearchItem } from './searchIndex'

const icons = {
  page: PanelTop,
  question: CircleQuestionMark,
  document: FileText,
  event: CalendarDays,
} as const

/** The list of the combobox. The focus stays in the input, which names the active option. */
export function SearchResults({
  id,
  optionId,
  items,
  active,
  onPoint,
  onChoose,
}: {
  id: string
  optionId: (index: number) => string
  items: readonly SearchItem[]
  active: number
  onPoint: (index: number) => void
  onChoose: (item: SearchItem) => void
}) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label={copy.results}
      className="mt-2 h-[50dvh] overflow-y-auto sm:h-[24rem]"
    >
      {items.map((item, index) => {
        const Icon = icons[item.kind]
        return (
          // Keys are handled by the input, where the focus is.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={item.to}
            id={optionId(index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onPointerMove={() => onPoint(index)}
            onClick={() => onChoose(item)}
            className={classNames(
              'flex min-h-11 cursor-pointer items-start gap-3 rounded-control border-l-4 p-3',
              index === active
                ? 'border-accent bg-brand-soft'
                : 'border-transparent forced-colors:border-[color:Canvas]',
            )}
          >
            <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-brand" />
            <span className="min-w-0 flex-1">
              <span className="block font-semibold">{item.title}</span>
              <span className="line-clamp-2 text-sm text-muted">{item.text}</span>
            </span>
            <span className="shrink-0 text-sm text-muted">{kindNames[item.kind]}</span>
          </div>
        )
      })}
    </div>
  )
}
