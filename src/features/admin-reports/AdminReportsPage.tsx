import { Page } from '../../ui/Page'

export function AdminReportsPage() {
  return <Page title="x">…</Page>
}
