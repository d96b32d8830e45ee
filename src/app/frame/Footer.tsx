import type { ReactNode } from 'react'
import { Link } from '../../ui/page/Link'
import { mailLink, office, telLink } from '../../domain/programme/office'
import { footerCopy as copy } from './copy'
import { LanguageLinks } from '../../ui/page/LanguageLinks'
import { groupOf, linksOf, type NavGroup } from './navigation'

/** The footer of spec §2: links, programmes, resources, contact, copyright and supporters. */
export function Footer() {
  return (
    <footer className="no-print bg-deep text-on-deep">
      <div className="container-page grid gap-8 py-12 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_1fr_1.4fr]">
        <FooterGroup {...groupOf('quickLinks')} />
        <FooterGroup {...groupOf('programmes')} />
        <FooterGroup {...groupOf('resources')} />
        <FooterColumn title={copy.contact}>
          <address className="pt-2 text-on-deep-muted not-italic">
            {office.address.map((line) => (
              <p key={line}>{line}</p>
            ))}
            <p className="flex">
              <a className={linkClass} href={telLink(office.phone)}>
                {office.phone}
              </a>
            </p>
            <p className="flex">
              <a className={linkClass} href={mailLink(office.email)}>
                {office.email}
              </a>
            </p>
            <p>{office.hours}</p>
            <p className="mt-2 text-sm">{office.invented}</p>
          </address>
        </FooterColumn>
      </div>
      <div className="border-t border-on-deep/20">
        <div className="container-page flex flex-wrap items-center justify-between gap-4 py-5 text-sm text-on-deep-muted">
          <p>{copy.copyright}</p>
          <ul aria-label={copy.supportedBy} className="flex flex-wrap gap-2">
            {copy.supporters.map((supporter) => (
              <li key={supporter} className="rounded-full border border-on-deep/30 px-3 py-1">
                {supporter}
              </li>
            ))}
          </ul>
          {/* Far below: looking for letters of other scripts would hold up the first paint. */}
          <LanguageLinks className="w-50 [contain-intrinsic-block-size:2.75rem] [content-visibility:auto]" />
          <ul className="flex gap-4">
            {linksOf('legal').map((link) => (
              <li key={link.to}>
                <Link className={linkClass} to={link.to}>
                  {link.label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  )
}

const linkClass = 'inline-flex min-h-11 min-w-11 items-center hover:text-on-deep hover:underline'

function FooterGroup({ label, links }: NavGroup) {
  return (
    <FooterColumn title={label}>
      <ul className="text-on-deep-muted">
        {links.map((link) => (
          <li key={link.to}>
            <Link className={linkClass} to={link.to} lang={link.lang}>
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </FooterColumn>
  )
}

function FooterColumn({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-2 font-semibold">{title}</h2>
      {children}
    </section>
  )
}
