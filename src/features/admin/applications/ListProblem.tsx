import type { useOfficeList } from '../../../storage/office/useOfficeList'
import { Banner } from '../../../ui/fields/Banner'
import { useSamples } from '../../../ui/page/useSamples'
import { copy } from './copy'

type Problem = NonNullable<ReturnType<typeof useOfficeList>>['problem']

/** Why what this device keeps is not among the applications, if it is not. */
export function ListProblem({ problem }: { problem: Problem }) {
  const { on } = useSamples()
  if (problem === undefined) return undefined
  return (
    <div className="mb-6">
      <Banner tone="warn">
        {problem === 'lost' ? copy.someLost : on ? copy.blocked : copy.blockedEmpty}
      </Banner>
    </div>
  )
}
