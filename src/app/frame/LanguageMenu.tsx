import { Languages } from 'lucide'
import { LanguageLinks } from '../../ui/page/LanguageLinks'
import { languageCopy as copy } from '../../ui/page/languageCopy'
import { Icon } from '../../ui/page/Icon'

/** The language menu in the bar: a disclosure that works before the scripts are loaded and without them. */
export function LanguageMenu() {
  return (
    <details className="relative">
      <summary
        aria-label={copy.title}
        className="grid min-h-11 min-w-11 place-items-center rounded-control text-brand hover:bg-brand-soft"
      >
        <Icon shape={Languages} className="size-5" />
      </summary>
      <LanguageLinks className="absolute top-full left-0 z-40 w-max flex-col rounded-card border border-line bg-surface px-4 py-2 shadow-float" />
    </details>
  )
}
