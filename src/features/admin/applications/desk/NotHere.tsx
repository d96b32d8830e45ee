import { Banner } from '../../../../ui/fields/Banner'
import { BackToQueue } from './BackToQueue'
import { deskCopy as copy } from './copy'

/** In place of an application that the address names and that nobody finds; never another one. */
export function NotHere({ onBack }: { onBack: (() => void) | undefined }) {
  return (
    <article
      aria-labelledby="desk-title"
      className="min-w-0 lg:rounded-card lg:border lg:border-line lg:bg-surface lg:p-5"
    >
      <BackToQueue onBack={onBack} />
      <h2 id="desk-title" className="mb-3 text-xl">
        {copy.notHere}
      </h2>
      <Banner tone="warn">{copy.lost.gone}</Banner>
    </article>
  )
}
