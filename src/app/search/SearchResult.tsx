import { CalendarDays, CircleQuestionMark, FileText, PanelTop } from 'lucide'
import { kindNames, searchDialogCopy as copy } from './dialogCopy'
import type { Found } from './findItems'
import { Icon } from '../../ui/page/Icon'

const icons = {
  page: PanelTop,
  question: CircleQuestionMark,
  document: FileText,
  event: CalendarDays,
} as const

/** A search result as an option of the list: the line that answers, with the words that do marked. */
export function SearchResult({ found: { item, answer } }: { found: Found }) {
  const icon = icons[item.kind]
  return (
    <>
      <Icon shape={icon} className="mt-0.5 hidden size-5 shrink-0 2xs:block text-brand" />
      <span lang={item.lang} className="min-w-0 flex-1 basis-full 2xs:basis-0">
        <span className="block font-semibold">{item.title}</span>
        <span className="line-clamp-2 text-sm text-muted">
          {answer.map(({ text, at, marked }) =>
            marked ? (
              <mark key={at} className="bg-transparent font-semibold text-ink underline">
                {text}
              </mark>
            ) : (
              text
            ),
          )}
        </span>
      </span>
      <span className="shrink-0 text-sm text-muted">
        {item.signInFirst === true ? copy.signInFirst : kindNames[item.kind]}
      </span>
    </>
  )
}
