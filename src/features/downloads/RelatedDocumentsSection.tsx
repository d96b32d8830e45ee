import { Link } from '../../ui/page/Link'
import { documents } from '../../domain/document/sample'
import { paths } from '../../lib/paths'
import { Badge } from '../../ui/page/Badge'
import { PageSection } from '../../ui/page/Page'
import { policyCopy as copy } from './copy'

const related = new Set<string>([
  paths.policyGujarati,
  paths.financialGuidelines,
  paths.institutePolicy,
  paths.screeningGuide,
])

/** The four documents related to the policy (spec §2). */
export function RelatedDocumentsSection() {
  return (
    <PageSection title={copy.related}>
      <ul className="grid gap-4 sm:grid-cols-2">
        {documents
          .filter((document) => related.has(document.path))
          .map((document) => (
            <li key={document.path} className="border-l-4 border-accent pl-4">
              <Link
                to={document.path}
                className="inline-flex min-h-11 items-center font-semibold text-brand underline underline-offset-4"
              >
                {document.title}
              </Link>
              <p className="text-muted">{document.summary}</p>
              {!document.available && (
                <p className="mt-2">
                  <Badge>{copy.comingSoon}</Badge>
                </p>
              )}
            </li>
          ))}
      </ul>
    </PageSection>
  )
}
