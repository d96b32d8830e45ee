import type { Environment } from '../../api/environment'
import { PageSection } from '../../ui/Page'
import { connectionTestCopy as copy } from './copy'

/** Which server this build talks to, and where that is set. */
export function ConfigurationNote({ environment }: { environment: Environment }) {
  const rows = [
    [copy.environment, copy.environments[environment.name]],
    [copy.baseUrl, environment.baseUrl],
    [copy.timeLimit, copy.seconds(environment.timeout)],
    [copy.server, environment.mock ? copy.mocked : copy.real],
  ] as const
  return (
    <PageSection title={copy.configurationTitle} lead={copy.configuration}>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[auto_1fr]">
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
