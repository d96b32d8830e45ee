import { paths } from '../lib/paths'
import { ButtonLink } from '../ui/Button'
import { Page } from '../ui/Page'

export function NotFoundPage() {
  return (
    <Page
      title="Page Not Found"
      lead="There is no page at this address. It may have moved, or the link may be wrong."
      narrow
    >
      <div className="flex flex-wrap gap-2">
        <ButtonLink to={paths.home}>Home page</ButtonLink>
        <ButtonLink variant="secondary" to={paths.contact}>
          Contact
        </ButtonLink>
      </div>
    </Page>
  )
}
