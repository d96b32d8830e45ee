import { plural } from '../../../lib/grammar'

export const listCopy = {
  title: 'My applications',
  lead: 'Your applications: status, money and documents.',
  apply: 'New PoC application',
  loading: 'Loading your applications',
  tiles: 'Your applications in figures',
  total: 'Total',
  approved: 'Approved',
  pending: 'Pending',
  pendingNote: 'Under Review, or handed in',
  completed: 'Completed',
  fundingReceived: 'Total Funding Received',
  sampleFunding: (amount: string) => `${amount} of it is sample data`,
  /** Above a list with samples; `own` of the applications are the person's. */
  sampleTiles: (own: number, total: number) =>
    own === 0
      ? 'Sample data: these figures are examples, not yours'
      : plural(own, {
          one: `Sample data and your own together: ${own} of ${total} applications is yours`,
          other: `Sample data and your own together: ${own} of ${total} applications are yours`,
        }),
  filters: 'Show applications by status',
  all: 'All',
  search: 'Search by title, number or category',
  found: (count: number) =>
    plural(count, { one: `${count} application`, other: `${count} applications` }),
  showRest: (count: number) =>
    plural(count, {
      one: 'Show the other application',
      other: `Show the other ${count} applications`,
    }),
  notAmongYours:
    'The application that this link leads to is not among yours here. An application is kept on the device on which it was submitted, for the person who submitted it.',
  none: 'No applications found',
  noneHint: 'Try another status or fewer words.',
  list: 'Applications',
}

export const cardCopy = {
  provisional: (number: string) => `${number} (provisional number)`,
  priority: { high: 'High priority', medium: 'Medium priority', low: 'Low priority' },
  type: 'Type',
  category: 'Category',
  requested: 'Requested',
  received: 'Received',
  submitted: 'Submitted',
  funding: 'Funding received',
  fundingShare: (percent: number, amount: string) => `${percent}% of ${amount}`,
  viewDetails: 'View Details',
  viewDetailsOf: (title: string) => `View Details: ${title}`,
}
