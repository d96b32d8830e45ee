import { Page } from '../../ui/Page'

export function FaqPage() {
  return <Page title="x">…</Page>
}
