import { formatRupees } from '../../../lib/money'
import { Card } from '../../../ui/Card'
import { Mark } from '../../../ui/Mark'
import { PageSection } from '../../../ui/Page'
import { iprCopy } from './copy'
import { PointList } from '../PointList'

const copy = iprCopy.overview

export function OverviewSection() {
  return (
    <>
      <PageSection title={copy.title} lead={copy.lead}>
        <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
          {copy.rights.map((right) => (
            <Card as="li" key={right.name} className="flex flex-col">
              <Mark name={right.mark} className="size-11 text-brand" />
              <h3 className="mt-4 text-lg">{right.name}</h3>
              <p className="text-2xl font-semibold tracking-tight text-brand">
                <span className="block text-base font-normal tracking-normal text-muted">
                  {copy.upTo}
                </span>{' '}
                {formatRupees(right.cap)}
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
      <section className="mt-12 rounded-card bg-accent-soft p-5 md:p-8">
        <h3 className="text-lg">{copy.secretTitle}</h3>
        <p className="mt-2 max-w-3xl">{copy.secret}</p>
      </section>
    </>
  )
}
