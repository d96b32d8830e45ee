import { Page } from '../../ui/Page'

export function SsipCellPage() {
  return <Page title="x">…</Page>
}
