import { Page } from '../../ui/Page'

export function IprApplyPage() {
  return <Page title="x">…</Page>
}
