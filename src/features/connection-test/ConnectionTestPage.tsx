import { Page } from '../../ui/Page'

export function ConnectionTestPage() {
  return <Page title="x">…</Page>
}
