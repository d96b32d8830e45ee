import { Page } from '../../ui/Page'

export function ReceiptPage() {
  return <Page title="x">…</Page>
}
