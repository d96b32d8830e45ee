import type { Environment } from '../../api/environment'
import { PageSection } from '../../ui/page/Page'
import { connectionTestCopy as copy, playedServer } from './copy'

/** The server that this build uses, and where that is configured. */
export function ConfigurationNote({ environment }: { environment: Environment }) {
  const rows = [
    [copy.environment, copy.environments[environment.name]],
    [copy.baseUrl, environment.baseUrl],
    [copy.timeLimit, copy.seconds(environment.timeout)],
    [copy.server, __API_MOCK__ ? playedServer : copy.real],
  ] as const
  return (
    <PageSection title={copy.configurationTitle} lead={copy.configuration}>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[auto_minmax(0,1fr)]">
        {rows.map(([term, value]) => (
          <div key={term} className="sm:contents">
            <dt className="text-muted">{term}</dt>
            <dd className="font-medium">{value}</dd>
          </div>
        ))}
      </dl>
    </PageSection>
  )
}
