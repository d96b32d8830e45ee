import { Button, ButtonLink } from '../../ui/page/Button'
import { missingPage } from '../missingPage'
import { missingPageCopy as copy } from './copy'
import { useStore } from '../../lib/react/useStore'

/** Says that a page could not be loaded, and offers two ways to open it after all. */
export function MissingPageNotice() {
  const page = useStore(missingPage, () => undefined)
  if (page === undefined) return null
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-4 gap-y-1 bg-warn-soft px-4 py-1 text-sm text-warn">
      <span>{copy.text}</span>
      <ButtonLink size="small" variant="secondary" {...page}>
        {copy.retry}
      </ButtonLink>
      <ButtonLink size="small" variant="quiet" to={page.to} reloadDocument>
        {copy.anew}
      </ButtonLink>
      <Button size="small" variant="quiet" onClick={() => missingPage.set(undefined)}>
        {copy.close}
      </Button>
    </div>
  )
}
