import { Page } from '../../ui/Page'

export function EventsPage() {
  return <Page title="x">…</Page>
}
