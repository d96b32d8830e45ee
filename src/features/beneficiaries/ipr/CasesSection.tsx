import { storyStatusLabel } from '../../../domain/story/copy'
import { storyTone } from '../../../domain/story/story'
import { listed } from '../../../lib/grammar'
import { formatRupees } from '../../../lib/money'
import { Badge } from '../../../ui/page/Badge'
import { PageSection } from '../../../ui/page/Page'
import { SourceNote } from '../../../ui/page/SourceNote'
import { iprCopy } from './copy'
import { iprCases, type IprCase } from './sample'

const copy = iprCopy.cases

export function CasesSection() {
  return (
    <PageSection title={copy.title} lead={copy.lead}>
      <ul className="ruled">
        {iprCases.map((item) => (
          <CaseItem key={item.patentNumber} item={item} />
        ))}
      </ul>
      <SourceNote source="sample" text={copy.source} className="mt-4" />
    </PageSection>
  )
}

function CaseItem({ item }: { item: IprCase }) {
  const rows = [
    [copy.number, item.patentNumber],
    [copy.category, item.category],
    [copy.inventors, listed(item.inventors)],
    [copy.funding, formatRupees(item.funding)],
  ]
  return (
    <li className="grid gap-x-8 gap-y-4 py-6 md:grid-cols-[1fr_20rem]">
      <div>
        <Badge tone={storyTone[item.status]}>{storyStatusLabel[item.status]}</Badge>
        <h3 className="mt-3 text-xl">{item.title}</h3>
        <p className="mt-2 max-w-2xl text-muted">{item.description}</p>
        <p className="mt-3 border-l-3 border-accent pl-3 font-semibold">
          <span className="sr-only">{copy.impact} </span>
          {item.impact}
        </p>
      </div>
      <dl className="space-y-2 text-sm">
        {rows.map(([name, value]) => (
          <div key={name} className="gap-3 2xs:flex">
            <dt className="w-24 shrink-0 text-muted">{name}</dt>
            <dd className="min-w-0">{value}</dd>
          </div>
        ))}
      </dl>
    </li>
  )
}
