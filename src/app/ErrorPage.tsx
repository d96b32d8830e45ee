import { useEffect } from 'react'
import { logError } from '../api/log'
import { messageOf } from '../lib/messageOf'
import { paths } from '../lib/paths'
import { Button, ButtonLink } from '../ui/page/Button'
import { Page } from '../ui/page/Page'
import { errorCopy as copy } from './copy'

/** Shown when a screen throws: the error, what is safe, and two ways on (spec §8). */
export function ErrorPage({ error }: { error: unknown }) {
  useEffect(() => logError('Unexpected application error', error), [error])
  return (
    <Page title={copy.title} narrow>
      <p className="rounded-control bg-bad-soft p-3 font-mono text-sm text-bad">
        {messageOf(error)}
      </p>
      <p className="mt-4">{copy.safe}</p>
      <div className="mt-6 flex flex-wrap gap-2">
        <Button onClick={() => location.reload()}>{copy.again}</Button>
        <ButtonLink variant="secondary" to={paths.home} reloadDocument>
          {copy.home}
        </ButtonLink>
      </div>
    </Page>
  )
}
