import type { LeftOut } from '../../../storage/leftOut'
import { Banner } from '../../../ui/fields/Banner'
import { useSamples } from '../../../ui/page/useSamples'
import { copy } from './copy'

/** What of this device is not among the applications, why, and what to do. */
export function ListProblem({ unshown, problem }: LeftOut) {
  const { on } = useSamples()
  const lines = [
    ...(problem === undefined ? [] : [on ? copy.blocked : copy.blockedEmpty]),
    ...(['newer', 'damaged', 'ownerless', 'lost', 'office'] as const).flatMap((why) =>
      unshown[why] === 0 ? [] : [copy[why](unshown[why])],
    ),
  ]
  if (lines.length === 0) return null
  return (
    <Banner tone="warn" className="mb-6">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Banner>
  )
}
