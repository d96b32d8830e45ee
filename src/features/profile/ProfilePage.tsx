import { Page } from '../../ui/Page'

export function ProfilePage() {
  return <Page title="x">…</Page>
}
