import { useLocation } from 'react-router-dom'
import { classNames } from '../../lib/classNames'
import { language } from '../../lib/language'
import { addressIn, languages } from '../../lib/languages'
import { languageCopy as copy } from './languageCopy'

/**
 * Links to this page in the other languages, each by its own name; `app/frame/languageSwitch` handles
 * presses.
 */
export function LanguageLinks({ className }: { className?: string }) {
  const { pathname } = useLocation()
  return (
    <ul aria-label={copy.title} className={classNames('flex flex-wrap gap-x-4', className)}>
      {languages.map((other) => (
        <li key={other.id}>
          <a
            href={addressIn(other, pathname)}
            lang={other.id}
            hrefLang={other.id}
            data-language={other.id}
            aria-current={other.id === language.id ? 'true' : undefined}
            className="inline-flex min-h-11 min-w-11 items-center hover:underline aria-[current]:font-semibold"
          >
            {other.name}
          </a>
        </li>
      ))}
    </ul>
  )
}
