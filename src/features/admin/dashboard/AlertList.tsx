import { Badge } from '../../../ui/page/Badge'
import { TextLink } from '../../../ui/page/TextLink'
import type { OfficeAlert } from './alerts'
import { alertCopy as copy } from './copy'

/** The alerts of spec §2: how urgent, what about, and where to deal with it. */
export function AlertList({ alerts }: { alerts: readonly OfficeAlert[] }) {
  return (
    <section>
      <h2 className="text-xl">{copy.title}</h2>
      <ul aria-label={copy.title} className="mt-3 ruled">
        {alerts.map((alert) => (
          <li key={alert.text} className="flex flex-wrap items-baseline gap-x-3 gap-y-1 py-3">
            <span className="sm:w-32">
              <Badge tone={alert.tone}>{copy.kinds[alert.tone]}</Badge>
            </span>
            <span className="w-full sm:w-auto sm:min-w-48 sm:flex-1">{alert.text}</span>
            <TextLink to={alert.link.to} alone>
              {alert.link.label}
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
