import { Page } from '../../ui/Page'

export function MyApplicationsPage() {
  return <Page title="x">…</Page>
}
