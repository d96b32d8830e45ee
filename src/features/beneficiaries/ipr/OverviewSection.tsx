import { formatRupees } from '../../../lib/money'
import { paths } from '../../../lib/paths'
import { Card } from '../../../ui/page/Card'
import { LineIcon } from '../../../ui/page/LineIcon'
import { PageSection } from '../../../ui/page/Page'
import { iprCopy } from './copy'
import { EligibilityCheck } from '../eligibility/EligibilityCheck'
import { PointList } from '../PointList'
import { RightsDrawing } from './RightsDrawing'

const copy = iprCopy.overview

/**
 * The highest amount paid for each right, in rupees, and the months it takes (spec §9); `icon` also
 * identifies the right.
 */
const rights = (
  [
    { icon: 'patent', cap: 50_000, months: [12, 18] },
    { icon: 'trademark', cap: 15_000, months: [8, 12] },
    { icon: 'copyright', cap: 10_000, months: [3, 6] },
    { icon: 'design', cap: 20_000, months: [6, 9] },
  ] as const
).map((right) => ({ ...right, ...copy.rights[right.icon], amount: formatRupees(right.cap) }))

export function OverviewSection() {
  return (
    <>
      <PageSection title={copy.title} lead={copy.lead}>
        <div className="mb-6">
          <RightsDrawing rights={rights} />
        </div>
        <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
          {rights.map((right) => (
            <Card key={right.icon} className="flex flex-col">
              <LineIcon name={right.icon} className="size-11 text-brand" />
              <h3 className="mt-4 text-lg">{right.name}</h3>
              <p className="text-2xl font-semibold tracking-tight text-brand">
                <span className="block text-base font-normal tracking-normal text-muted">
                  {copy.upTo}
                </span>{' '}
                {right.amount}
              </p>
              <p className="mt-3 mb-4 text-muted">{right.text}</p>
              <p className="mt-auto border-t border-line pt-3">
                <span className="block text-sm text-muted">{copy.duration}</span>{' '}
                <span className="font-semibold">{right.duration}</span>
              </p>
            </Card>
          ))}
        </ul>
      </PageSection>
      <div className="mt-12 grid gap-8 md:grid-cols-2">
        <PointList title={copy.paidTitle} items={copy.paid} />
        <PointList title={copy.whoTitle} items={copy.who} />
      </div>
      <section className="mt-12 rounded-card bg-accent-soft p-box md:p-8">
        <h3 className="text-lg">{copy.secretTitle}</h3>
        <p className="mt-2 max-w-3xl">{copy.secret}</p>
      </section>
      <EligibilityCheck apply={{ to: paths.applyIpr, label: iprCopy.end.apply }} />
    </>
  )
}
