import { Page } from '../../ui/Page'

export function PolicyPage() {
  return <Page title="x">…</Page>
}
