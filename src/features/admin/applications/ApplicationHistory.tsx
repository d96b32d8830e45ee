import { changeText } from '../../../domain/application/copy'
import { asksForReason } from '../../../domain/application/decision'
import { formatDateTime } from '../../../lib/dates'
import type { DecisionRow } from '../../../storage/rows'
import { detailsCopy as copy } from './copy'

/** Changes of status, newest first: who, when, from what to what, and the remark. */
export function ApplicationHistory({ history }: { history: readonly DecisionRow[] }) {
  return (
    <section>
      <h3 className="font-semibold">{copy.history}</h3>
      {history.length === 0 ? (
        <p className="mt-1 text-muted">{copy.noHistory}</p>
      ) : (
        <ol aria-label={copy.history} className="mt-2 space-y-3 border-l-2 border-line pl-4">
          {history.toReversed().map((decision) => (
            <li key={decision.id}>
              <p className="font-medium">{changeText(decision.from, decision.to)}</p>
              <p className="text-sm text-muted">
                <bdi>{decision.by}</bdi>,{' '}
                <time dateTime={new Date(decision.at).toISOString()}>
                  {formatDateTime(decision.at)}
                </time>
              </p>
              {decision.remark === '' && asksForReason(decision.to) && (
                <p className="mt-1 text-muted">{copy.noReason}</p>
              )}
              {decision.remark !== '' && (
                <p className="mt-1 whitespace-pre-line">
                  <span className="text-muted">{copy.remark} </span>
                  {decision.remark}
                </p>
              )}
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
