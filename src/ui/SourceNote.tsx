import { Database, Server, Smartphone } from 'lucide-react'
import { classNames } from '../lib/classNames'

export type Source = 'server' | 'device' | 'sample'

const notes = {
  server: { icon: Server, text: 'From the server' },
  device: { icon: Smartphone, text: 'Kept on this device' },
  sample: { icon: Database, text: 'Sample data' },
} as const

/** Says where what is shown came from: the server, this device or the sample (design, rule 3). */
export function SourceNote({
  source,
  detail,
  className,
}: {
  source: Source
  detail?: string
  className?: string
}) {
  const { icon: Icon, text } = notes[source]
  return (
    <p className={classNames('inline-flex items-center gap-1.5 text-sm text-muted', className)}>
      <Icon aria-hidden className="size-4 shrink-0" />
      {detail === undefined ? text : `${text}: ${detail}`}
    </p>
  )
}
