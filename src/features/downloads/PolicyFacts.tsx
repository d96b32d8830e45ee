import { formatDate } from '../../lib/dates'
import { policyCopy as copy } from './copy'
import { policy } from './sample'
import { grouped } from '../../lib/grouped'

/** Version, date, size, pages, language and downloads (spec §3, document record). */
export function PolicyFacts() {
  const facts = [
    [copy.version, policy.version],
    [copy.date, formatDate(policy.lastUpdated)],
    [copy.size, policy.fileSize],
    [copy.pages, String(policy.pages)],
    [copy.language, policy.language],
    [copy.downloads, grouped(policy.downloads)],
  ]
  return (
    <dl
      aria-label={copy.facts}
      className="grid gap-4 2xs:grid-cols-2 sm:grid-cols-3 lg:grid-cols-6"
    >
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="text-sm text-muted">{name}</dt>
          <dd className="font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
