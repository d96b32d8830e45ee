import { Link } from '../../ui/page/Link'
import { office, telLink } from '../../domain/programme/office'
import { LanguageLinks } from '../../ui/page/LanguageLinks'
import { linksOf } from './navigation'

const linkClass = 'inline-flex min-h-11 min-w-11 items-center hover:underline'

/** A one-line footer for signed-in people, who came to work; visitors get the whole footer. */
export function ShortFooter() {
  return (
    <footer className="no-print bg-deep text-on-deep">
      {/* As wide as the bar. */}
      <div className="container-page flex flex-wrap items-center gap-x-4 text-sm xl:max-w-[80rem]">
        {linksOf('legal').map((link) => (
          <Link key={link.to} className={linkClass} to={link.to}>
            {link.label}
          </Link>
        ))}
        {/* On a phone the languages are in the bar, and the footer stays one row. */}
        <LanguageLinks className="max-sm:hidden" />
        <a className={`${linkClass} sm:ml-auto`} href={telLink(office.phone)}>
          {office.phone}
        </a>
      </div>
    </footer>
  )
}
