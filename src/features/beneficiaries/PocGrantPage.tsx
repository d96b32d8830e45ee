import { Page } from '../../ui/Page'

export function PocGrantPage() {
  return <Page title="x">…</Page>
}
