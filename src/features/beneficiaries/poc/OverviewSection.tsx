import { formatRupees } from '../../../lib/money'
import { PageSection } from '../../../ui/page/Page'
import { pocCopy } from './copy'
import { FactList } from './FactList'
import { PointList } from '../PointList'
import { MoneyDrawing } from './MoneyDrawing'

const copy = pocCopy.overview

/** The full grant in rupees (spec §9). */
const fullGrant = 200_000

/** The shares in which it is paid, in per cent (spec §9). */
const parts = [
  { id: 'start', percent: 40 },
  { id: 'halfway', percent: 40 },
  { id: 'end', percent: 20 },
] as const

export function OverviewSection() {
  return (
    <>
      <PageSection title={copy.title} lead={copy.lead}>
        <FactList label={copy.title} facts={copy.facts} />
      </PageSection>
      <PageSection title={copy.disbursementTitle} lead={copy.disbursementLead}>
        <MoneyDrawing shares={parts.map(({ percent }) => `${percent}%`)} />
        <ol className="mt-4 grid gap-6 sm:grid-cols-[2fr_2fr_1fr]">
          {parts.map(({ id, percent }) => (
            <li key={id}>
              <p className="text-xl font-semibold">
                {percent}%{' '}
                <span className="text-base font-normal text-muted">
                  {formatRupees((fullGrant * percent) / 100)}
                </span>
              </p>
              <p className="font-semibold">{copy.disbursements[id].when}</p>
              <p className="text-muted">{copy.disbursements[id].text}</p>
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
