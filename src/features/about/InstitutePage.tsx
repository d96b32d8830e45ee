import { Page } from '../../ui/Page'

export function InstitutePage() {
  return <Page title="x">…</Page>
}
