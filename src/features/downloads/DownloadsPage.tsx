import { Page } from '../../ui/Page'

export function DownloadsPage() {
  return <Page title="x">…</Page>
}
