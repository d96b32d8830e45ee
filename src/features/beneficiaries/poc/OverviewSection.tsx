import { formatRupees } from '../../../lib/money'
import { PageSection } from '../../../ui/Page'
import { pocCopy } from './copy'
import { FactList } from './FactList'
import { PointList } from '../PointList'
import { ShareBar } from './ShareBar'

const copy = pocCopy.overview

/** Rupees of a full grant (spec §9). */
const fullGrant = 200_000

export function OverviewSection() {
  return (
    <>
      <PageSection title={copy.title} lead={copy.lead}>
        <FactList label={copy.title} facts={copy.facts} />
      </PageSection>
      <PageSection title={copy.disbursementTitle} lead={copy.disbursementLead}>
        <ShareBar parts={copy.bar} />
        <ol className="mt-4 grid gap-6 sm:grid-cols-[2fr_2fr_1fr]">
          {copy.disbursements.map((part) => (
            <li key={part.when}>
              <p className="text-xl font-semibold">
                {part.percent}%{' '}
                <span className="text-base font-normal text-muted">
                  {formatRupees((fullGrant * part.percent) / 100)}
                </span>
              </p>
              <p className="font-semibold">{part.when}</p>
              <p className="text-muted">{part.text}</p>
            </li>
          ))}
        </ol>
      </PageSection>
      <div className="mt-12 grid gap-8 md:grid-cols-2">
        <PointList title={copy.paidTitle} items={copy.paid} />
        <PointList title={copy.notPaidTitle} items={copy.notPaid} kind="no" />
      </div>
    </>
  )
}
