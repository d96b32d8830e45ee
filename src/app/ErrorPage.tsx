import { useRouteError } from 'react-router-dom'
import { logError } from '../api/log'
import { paths } from '../lib/paths'
import { Button, ButtonLink } from '../ui/Button'
import { Page } from '../ui/Page'
import { useEffect } from 'react'

/** A screen that threw: what the error says, what is safe, and two ways on (spec §8). */
export function ErrorPage() {
  const error = useRouteError()
  useEffect(() => logError('Unexpected application error', error), [error])
  return (
    <Page title="Unexpected Application Error!" narrow>
      <p className="rounded-control bg-bad-soft p-3 font-mono text-sm text-bad">{textOf(error)}</p>
      <p className="mt-4">
        Drafts and submissions that this device keeps are safe. Load the page again, or go to the
        home page.
      </p>
      <div className="mt-6 flex flex-wrap gap-2">
        <Button onClick={() => location.reload()}>Load again</Button>
        <ButtonLink variant="secondary" to={paths.home} reloadDocument>
          Home page
        </ButtonLink>
      </div>
    </Page>
  )
}

function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
