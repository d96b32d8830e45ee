import { Badge } from '../../ui/page/Badge'
import { Card } from '../../ui/page/Card'
import type { CheckResult } from './checks'
import { connectionTestCopy as copy } from './copy'

/** One check: running, or its result with what to do. */
export function CheckCard({
  title,
  result,
  running,
  baseUrl,
}: {
  title: string
  result: CheckResult | undefined
  running: boolean
  baseUrl: string
}) {
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-lg">{title}</h2>
        {result !== undefined && (
          <Badge tone={result.ok ? 'good' : 'bad'}>{result.ok ? copy.success : copy.failure}</Badge>
        )}
        {result === undefined && running && <Badge tone="info">{copy.checking}</Badge>}
      </div>
      {result !== undefined && (
        <>
          <p className="mt-2 font-medium">{result.message}</p>
          {result.detail !== undefined && <p className="mt-1 text-muted">{result.detail}</p>}
          {result.suggestion !== undefined && (
            <p className="mt-3">
              {copy.suggestion(result.suggestion, (words) => (
                <strong>{words}</strong>
              ))}
            </p>
          )}
        </>
      )}
      <p className="mt-3 text-sm text-muted">
        {copy.baseUrlIs(<code className="text-ink">{baseUrl}</code>)}
      </p>
    </Card>
  )
}
