import { Page } from '../../ui/Page'

export function TermsPage() {
  return <Page title="x">…</Page>
}
