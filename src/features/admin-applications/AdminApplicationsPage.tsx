import { Page } from '../../ui/Page'

export function AdminApplicationsPage() {
  return <Page title="x">…</Page>
}
