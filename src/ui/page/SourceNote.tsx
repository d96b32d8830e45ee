import { Database, Server, Smartphone } from 'lucide'
import { classNames } from '../../lib/classNames'
import { pageCopy as copy } from './copy'
import { Icon } from './Icon'

export type Source = 'server' | 'device' | 'sample'

const icons = { server: Server, device: Smartphone, sample: Database } as const

/** Says where the data shown come from: the server, this device or the sample (design, rule 3). */
export function SourceNote({
  source,
  text = copy.source[source],
  className,
}: {
  source: Source
  /** The whole sentence, where there is more to say than the source. */
  text?: string | undefined
  className?: string
}) {
  const icon = icons[source]
  return (
    <p className={classNames('inline-flex items-start gap-1.5 text-sm text-muted', className)}>
      <Icon shape={icon} className="mt-0.5 size-4 shrink-0" />
      {text}
    </p>
  )
}
