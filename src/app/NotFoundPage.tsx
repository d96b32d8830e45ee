import { paths } from '../lib/paths'
import { ButtonLink } from '../ui/page/Button'
import { Page } from '../ui/page/Page'
import { Sketch } from '../ui/page/Sketch'
import { notFoundCopy as copy } from './notFoundCopy'
import { usePageInfo } from './pageInfo'

export function NotFoundPage() {
  return (
    <Page title={usePageInfo().title} lead={copy.lead} narrow>
      <Sketch name="not-found" className="mb-6 max-w-lg rounded-card" />
      <div className="flex flex-wrap gap-2">
        <ButtonLink to={paths.home}>{copy.home}</ButtonLink>
        <ButtonLink variant="secondary" to={paths.contact}>
          {copy.contact}
        </ButtonLink>
      </div>
    </Page>
  )
}
