import { topInstitutions, type InstitutionRecord } from '../../domain/programme/institutions'
import { formatRupees } from '../../lib/money'
import type { Column } from '../../ui/recordColumns'
import { RecordTable } from '../../ui/RecordTable'
import { SourceNote } from '../../ui/SourceNote'
import { copy, institutionsCopy } from './copy'

const names = institutionsCopy.columns
const columns: [Column<InstitutionRecord>, ...Column<InstitutionRecord>[]] = [
  {
    id: 'name',
    header: names.name,
    cell: ({ name }) => <span className="font-semibold">{name}</span>,
  },
  {
    id: 'applications',
    header: names.applications,
    numeric: true,
    cell: ({ applications }) => applications,
  },
  { id: 'approved', header: names.approved, numeric: true, cell: ({ approved }) => approved },
  {
    id: 'funding',
    header: names.funding,
    numeric: true,
    cell: ({ funding }) => formatRupees(funding),
  },
  {
    id: 'successRate',
    header: names.successRate,
    numeric: true,
    cell: ({ successRate }) => `${successRate}%`,
  },
]

/** The institutions that do best (spec §2). */
export function InstitutionsTab() {
  return (
    <section>
      <h2 className="text-2xl">{institutionsCopy.title}</h2>
      <p className="mt-2 max-w-3xl text-muted">{institutionsCopy.lead}</p>
      <SourceNote source="sample" detail={copy.sourceFigures} className="mt-2 mb-5" />
      <RecordTable
        caption={institutionsCopy.caption}
        rows={topInstitutions}
        rowKey={({ name }) => name}
        rowName={({ name }) => name}
        columns={columns}
      />
    </section>
  )
}
