import { Page } from '../../ui/Page'

export function UserDashboard() {
  return <Page title="x">…</Page>
}
