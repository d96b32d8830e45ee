import { Page } from '../../ui/Page'

export function SsipPage() {
  return <Page title="x">…</Page>
}
