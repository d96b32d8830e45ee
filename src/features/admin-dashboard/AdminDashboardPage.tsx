import { Page } from '../../ui/Page'

export function AdminDashboardPage() {
  return <Page title="x">…</Page>
}
