import { Page } from '../../ui/Page'

export function AdminUsersPage() {
  return <Page title="x">…</Page>
}
