import { Page } from '../../ui/Page'

export function VisitorLanding() {
  return <Page title="Dashboard">…</Page>
}
