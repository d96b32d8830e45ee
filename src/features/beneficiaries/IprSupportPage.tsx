import { Page } from '../../ui/Page'

export function IprSupportPage() {
  return <Page title="x">…</Page>
}
