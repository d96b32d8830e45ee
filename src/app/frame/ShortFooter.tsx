import { Link } from '../../ui/page/Link'
import { paths } from '../../lib/paths'
import { LanguageLinks } from '../../ui/page/LanguageLinks'
import { footerCopy as copy } from './copy'
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
        {/* Not the number itself: it is invented, and a row has no room to say so. */}
        <Link className={`${linkClass} sm:ml-auto`} to={paths.contact}>
          {copy.contact}
        </Link>
      </div>
    </footer>
  )
}
