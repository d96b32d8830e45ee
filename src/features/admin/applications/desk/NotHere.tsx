import { ArrowLeft } from 'lucide-react'
import { Banner } from '../../../../ui/fields/Banner'
import { Button } from '../../../../ui/page/Button'
import { deskCopy as copy } from './copy'

/** In place of an application that the address names and that nobody finds; never another one. */
export function NotHere({ onBack }: { onBack: (() => void) | undefined }) {
  return (
    <article
      aria-labelledby="desk-title"
      className="min-w-0 lg:rounded-card lg:border lg:border-line lg:bg-surface lg:p-5"
    >
      {onBack !== undefined && (
        <Button variant="quiet" size="small" className="-ml-3" onClick={onBack}>
          <ArrowLeft aria-hidden className="size-5" />
          {copy.back}
        </Button>
      )}
      <h2 id="desk-title" className="mb-3 text-xl">
        {copy.notHere}
      </h2>
      <Banner tone="warn">{copy.lost.gone}</Banner>
    </article>
  )
}
