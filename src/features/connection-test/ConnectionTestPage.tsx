import { useState } from 'react'
import { useApi } from '../../api/ApiContext'
import { useAuth } from '../../auth/AuthContext'
import { formatDateTime } from '../../lib/dates'
import { Banner } from '../../ui/fields/Banner'
import { Button } from '../../ui/page/Button'
import { Page, PageSection } from '../../ui/page/Page'
import { SourceNote } from '../../ui/page/SourceNote'
import { CheckCard } from './CheckCard'
import { checks, type CheckName, type CheckResult } from './checks'
import { ConfigurationNote } from './ConfigurationNote'
import { connectionTestCopy as copy } from './copy'

type Run = {
  results: Partial<Record<CheckName, CheckResult>>
  /** Epoch milliseconds when both checks were complete. */
  completedAt?: number
  /** Why the test itself failed. */
  broken?: string
}

const names = ['backend', 'login'] as const

/** Whether the server can be reached, and if not, why and what to do (spec §2, §8). */
export function ConnectionTestPage() {
  const api = useApi()
  const { isAuthenticated } = useAuth()
  const [run, setRun] = useState<Run>()
  const running = run !== undefined && run.completedAt === undefined

  async function start() {
    setRun({ results: {} })
    const finish = (change: Partial<Run>) => setRun((run) => ({ results: {}, ...run, ...change }))
    try {
      await Promise.all(
        names.map(async (name) => {
          const result = await checks[name](api)
          setRun((run) => ({ ...run, results: { ...run?.results, [name]: result } }))
        }),
      )
      finish({ completedAt: Date.now() })
    } catch (error) {
      finish({ completedAt: Date.now(), broken: String(error) })
    }
  }

  const failed = run?.broken !== undefined || names.some((name) => run?.results[name]?.ok === false)
  return (
    <Page title={copy.title} lead={copy.lead} narrow>
      <Button busy={running} onClick={() => void start()}>
        {running ? copy.running : run === undefined ? copy.run : copy.again}
      </Button>
      {run !== undefined && (
        <div className="mt-6">
          {run.broken !== undefined && (
            <Banner tone="bad" className="mb-4">
              <strong className="block">{copy.messages.executionFailed}</strong>
              {copy.details(run.broken)}
            </Banner>
          )}
          <div role="status">
            <ul className="space-y-4">
              {names.map((name) => (
                <CheckCard
                  key={name}
                  title={copy.checks[name]}
                  result={run.results[name]}
                  running={running}
                  baseUrl={api.environment.baseUrl}
                />
              ))}
            </ul>
          </div>
          {run.completedAt !== undefined && (
            <p className="mt-4 flex flex-wrap gap-x-6 text-muted">
              <span>{copy.completedAt(formatDateTime(run.completedAt))}</span>
              {!failed && <SourceNote source="server" />}
            </p>
          )}
        </div>
      )}
      {run?.completedAt !== undefined && (
        <PageSection title={copy.nextTitle}>
          <ul className="list-disc space-y-2 pl-6">
            {(failed ? copy.nextFailed : copy.nextOk(isAuthenticated)).map((hint) => (
              <li key={hint}>{hint}</li>
            ))}
          </ul>
        </PageSection>
      )}
      <ConfigurationNote environment={api.environment} />
    </Page>
  )
}
