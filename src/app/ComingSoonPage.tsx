import { paths } from '../lib/paths'
import { ButtonLink } from '../ui/page/Button'
import { Page } from '../ui/page/Page'
import { Sketch } from '../ui/page/Sketch'
import { comingSoonCopy as copy } from './comingSoonCopy'
import { usePageInfo } from './pageInfo'

/** A page that is announced but not written yet (spec §2). */
export function ComingSoonPage() {
  return (
    <Page title={usePageInfo().title} lead={copy.lead} narrow>
      <Sketch name="coming-soon" className="mb-6 max-w-sm rounded-card" />
      <p>{copy.text}</p>
      <div className="mt-6 flex flex-wrap gap-2">
        <ButtonLink to={paths.contact}>{copy.ask}</ButtonLink>
        <ButtonLink variant="secondary" to={paths.downloads}>
          {copy.documents}
        </ButtonLink>
      </div>
    </Page>
  )
}
