import { Link } from 'react-router-dom'
import { paths } from '../../lib/paths'

/** The mark: a seedling that is also a rising arrow. */
export function Brand() {
  return (
    <Link
      to={paths.home}
      className="flex min-h-11 items-center gap-2.5 font-semibold text-ink xl:whitespace-nowrap"
    >
      <svg viewBox="0 0 32 32" aria-hidden className="size-8 shrink-0">
        <rect width="32" height="32" rx="8" className="fill-deep" />
        <path d="M16 26V12" stroke="#fff" strokeWidth="2.5" strokeLinecap="round" />
        <path d="M16 17c-5 0-8-2.5-8-7 5 0 8 2.500 8 7Z" fill="#fff" />
        <path d="M16 14c0-5 3-8 8-8 0 5-3 8-8 8Z" fill="#f5a53b" />
      </svg>
      <span>
        SSIP Portal
        <span className="block text-xs font-normal text-muted max-xs:hidden xl:hidden">
          Student startup and innovation
        </span>
      </span>
    </Link>
  )
}
