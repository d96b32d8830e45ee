import type { Difference } from './compare'
import { differenceCopy } from './copy'
import { grantFormCopy as copy } from '../../../domain/grant-form/copy'

/** Each question whose answers differ, with both answers. */
export function DifferenceList({
  differences,
  there,
  here,
  className,
}: {
  differences: readonly Difference[]
  /** What the two sides are called. */
  there: string
  here: string
  className: string
}) {
  return (
    <ul className={className}>
      {differences.map((difference) => (
        <li key={difference.path}>
          <p className="font-semibold">{difference.label}</p>
          <dl className="mt-1 grid gap-x-4 gap-y-1 sm:grid-cols-2">
            <Answer of={there} text={difference.there} />
            <Answer of={here} text={difference.here} />
          </dl>
          {difference.alike !== undefined && (
            <p className="mt-1 text-sm text-muted">{differenceCopy.alike[difference.alike]}</p>
          )}
        </li>
      ))}
    </ul>
  )
}

function Answer({ of, text }: { of: string; text: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{of}</dt>
      <dd className="break-words whitespace-pre-wrap">
        {text === '' ? (
          <span className="text-muted">{copy.notFilledIn}</span>
        ) : (
          <span translate="no">{text}</span>
        )}
      </dd>
    </div>
  )
}
