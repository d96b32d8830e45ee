import { formatDate } from '../../lib/dates'
import { PlainTable } from '../../ui/page/PlainTable'
import { policyCopy as copy } from './copy'
import { policyVersions } from './sample'

export function VersionTable() {
  return (
    <PlainTable
      caption={copy.historyCaption}
      columns={[
        { title: copy.historyVersion, kind: 'name' },
        { title: copy.historyDate, kind: 'short' },
        { title: copy.historyChange, kind: 'words' },
      ]}
      rows={policyVersions.map(({ version, date, change }) => [version, formatDate(date), change])}
    />
  )
}
