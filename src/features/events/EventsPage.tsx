import { Page } from '../../ui/page/Page'
import { Tabs } from '../../ui/tabs/Tabs'
import { eventsCopy as copy } from './copy'
import { NewsletterSection } from './NewsletterSection'
import { PastEventsSection } from './PastEventsSection'
import { UpcomingEventsSection } from './UpcomingEventsSection'

export function EventsPage() {
  return (
    <Page title={copy.title} lead={copy.lead}>
      <Tabs
        label={copy.tabs}
        tabs={[
          { id: 'upcoming', title: copy.upcoming, content: <UpcomingEventsSection /> },
          { id: 'past', title: copy.past, content: <PastEventsSection /> },
        ]}
      />
      <NewsletterSection />
    </Page>
  )
}
