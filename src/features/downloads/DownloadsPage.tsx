import { ChevronRight } from 'lucide'
import { Link } from '../../ui/page/Link'
import { documents } from '../../domain/document/sample'
import { paths } from '../../lib/paths'
import { Badge } from '../../ui/page/Badge'
import { ButtonLink } from '../../ui/page/Button'
import { Page, PageSection } from '../../ui/page/Page'
import { downloadsCopy as copy } from './copy'
import { PolicyFacts } from './PolicyFacts'
import { announcedPages } from './sample'
import { Icon } from '../../ui/page/Icon'

/** The index of all documents, showing which are available. */
export function DownloadsPage() {
  return (
    <Page title={copy.title} lead={copy.lead}>
      <PageSection title={copy.available}>
        {documents
          .filter((document) => document.available)
          .map((document) => (
            <article
              key={document.path}
              className="rounded-card border border-line bg-surface p-box shadow-card md:p-6"
            >
              <h3 className="text-xl">
                <Link className="text-brand underline underline-offset-4" to={document.path}>
                  {document.title}
                </Link>
              </h3>
              <p className="mt-2 mb-5 text-muted">{document.summary}</p>
              <PolicyFacts />
            </article>
          ))}
      </PageSection>
      <PageSection title={copy.comingSoon} lead={copy.comingSoonLead}>
        <ul className="ruled">
          {[...documents.filter((document) => !document.available), ...announcedPages].map(
            (document) => (
              <li key={document.path}>
                <Link
                  to={document.path}
                  className="group flex items-center gap-4 py-4 hover:bg-brand-soft"
                >
                  <span className="min-w-0 flex-1 items-center gap-4 sm:flex">
                    <span className="mb-2 block flex-1 sm:mb-0">
                      <span className="font-semibold text-brand group-hover:underline">
                        {document.title}
                      </span>
                      <span className="block text-muted">{document.summary}</span>
                    </span>
                    <Badge>{copy.status}</Badge>
                  </span>
                  <Icon shape={ChevronRight} className="size-5 shrink-0 text-muted" />
                </Link>
              </li>
            ),
          )}
        </ul>
        <p className="mt-8 flex flex-wrap items-center gap-4">
          {copy.help}{' '}
          <ButtonLink variant="secondary" to={paths.contact}>
            {copy.ask}
          </ButtonLink>
        </p>
      </PageSection>
    </Page>
  )
}
