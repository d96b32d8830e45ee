import { Page } from '../../ui/Page'

export function PocApplyPage() {
  return <Page title="x">…</Page>
}
